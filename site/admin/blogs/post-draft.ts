import { type PostState, SLUG_MAX, type StaffPost, slugOf } from '#contract/blogs.ts';
import { normaliseText } from '#contract/text.ts';

/** What is written of a post. */
export interface PostDraft {
  title: string;
  slug: string;
  excerpt: string;
  body: string;
  coverAlt: string;
}

export const draftKeys = [
  'title',
  'slug',
  'excerpt',
  'body',
  'coverAlt',
] as const satisfies readonly (keyof PostDraft)[];

export const emptyDraft: PostDraft = { title: '', slug: '', excerpt: '', body: '', coverAlt: '' };

/** What is written of a saved post. */
export const draftOf = ({ title, slug, excerpt, body, coverAlt }: PostDraft): PostDraft => ({
  title,
  slug,
  excerpt,
  body,
  coverAlt,
});

/** True when both would be saved as the same. */
export const sameDraft = (one: PostDraft, other: PostDraft): boolean =>
  draftKeys.every((key) => normaliseText(one[key]) === normaliseText(other[key]));

/** The slug with a number behind it, for an address that is taken: `open-day-2`. */
export const numbered = (slug: string, number: number): string => {
  const ending = `-${number}`;
  return `${slug.slice(0, SLUG_MAX - ending.length).replace(/-+$/, '')}${ending}`;
};

/**
 * True while the address still follows the title: until somebody writes one of their own, or the post is public and others
 * may have linked to it.
 */
export const followsTitle = (post: Pick<StaffPost, 'title' | 'slug'> & { state: PostState }): boolean => {
  const made = slugOf(post.title);
  const rest = post.slug.startsWith(made) ? post.slug.slice(made.length) : 'another';
  return post.state === 'draft' && /^(-\d+)?$/.test(rest);
};
