import type { PostState, StaffPost } from '#contract/blogs/blogs.ts';
import { normaliseTopics } from '#contract/blogs/post-topics.ts';
import { SLUG_MAX, slugOf } from '#contract/blogs/slugs.ts';
import { normaliseText } from '#contract/text/text.ts';

export interface PostDraft {
  title: string;
  slug: string;
  excerpt: string;
  body: string;
  coverAlt: string;
  /** Comma-separated. */
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

export const topicsIn = (written: string): string[] => normaliseTopics(written.split(','));

type Written = Omit<PostDraft, 'topics'> & { topics: string | readonly string[] };

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

/** Appends a number to a slug that is taken: `open-day-2`. */
export const numbered = (slug: string, number: number): string => {
  const ending = `-${number}`;
  return `${slug.slice(0, SLUG_MAX - ending.length).replace(/-+$/, '')}${ending}`;
};

/** True while the address follows the title: until somebody writes their own, or the post is public and may be linked to. */
export const followsTitle = (post: Pick<StaffPost, 'title' | 'slug'> & { state: PostState }): boolean => {
  const made = slugOf(post.title);
  const rest = post.slug.startsWith(made) ? post.slug.slice(made.length) : 'another';
  return post.state === 'draft' && /^(-\d+)?$/.test(rest);
};
