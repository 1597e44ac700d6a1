import type { PostState, StaffPost } from '#contract/blogs/blogs.ts';
import { tidyTopics } from '#contract/blogs/post-topics.ts';
import { SLUG_MAX, slugOf } from '#contract/blogs/slugs.ts';
import { normaliseText } from '#contract/text/text.ts';

/** What is written of a post. */
export interface PostDraft {
  title: string;
  slug: string;
  excerpt: string;
  body: string;
  coverAlt: string;
  /** With commas between them. */
  topics: string;
}

export const draftKeys = [
  'title',
  'slug',
  'excerpt',
  'body',
  'coverAlt',
  'topics',
] as const satisfies readonly (keyof PostDraft)[];

export const emptyDraft: PostDraft = { title: '', slug: '', excerpt: '', body: '', coverAlt: '', topics: '' };

/** The topics in what is written. */
export const topicsIn = (written: string): string[] => tidyTopics(written.split(','));

type Written = Omit<PostDraft, 'topics'> & { topics: string | readonly string[] };

/** What is written of a saved post. */
export const draftOf = ({ title, slug, excerpt, body, coverAlt, topics }: Written): PostDraft => ({
  title,
  slug,
  excerpt,
  body,
  coverAlt,
  topics: typeof topics === 'string' ? topics : topics.join(', '),
});

const savedAs = (draft: PostDraft, key: keyof PostDraft): string =>
  key === 'topics' ? topicsIn(draft.topics).join() : normaliseText(draft[key]);

/** True when both would be saved as the same. */
export const sameDraft = (one: PostDraft, other: PostDraft): boolean =>
  draftKeys.every((key) => savedAs(one, key) === savedAs(other, key));

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
