import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { CollectionName, Records } from '../../store/collections.ts';
import type { Change } from '../../store/store.ts';

/** What public responses show of a record, where that is not all of it: of people only the names of authors. */
const shown: { [Name in CollectionName]?: (record: Records[Name]) => unknown } = {
  testimonials: (testimonial: StoredTestimonial) => (testimonial.status === 'approved' ? testimonial : null),
  posts: (post: StoredPost) => (post.status === 'published' ? post : null),
  people: ({ name }: StoredPerson) => name,
};

const shownOf = (collection: CollectionName, record: unknown): unknown => {
  if (!record) return null;
  const show = shown[collection] as ((record: unknown) => unknown) | undefined;
  return show ? show(record) : record;
};

/** Whether a public response may show another thing after this change: not for a submission, a draft or a sign-in. */
export const isPublicChange = ({ collection, before, after }: Change): boolean =>
  shownOf(collection, before) !== shownOf(collection, after);
