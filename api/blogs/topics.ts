import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { CountedTopic, PublicTopic } from '#contract/blogs/post-topics.ts';
import { slugOf } from '#contract/blogs/slugs.ts';

export const topicsOf = ({ topics = [] }: Pick<StoredPost, 'topics'>): PublicTopic[] =>
  topics.map((name) => ({ slug: slugOf(name), name }));

/** Sorted by name; a topic spelt in two ways has the name that comes first. */
export const countTopics = (posts: readonly StoredPost[]): CountedTopic[] => {
  const counted = new Map<string, CountedTopic>();
  for (const { slug, name } of posts.flatMap(topicsOf)) {
    const known = counted.get(slug);
    if (known) known.posts += 1;
    else counted.set(slug, { slug, name, posts: 1 });
  }
  return [...counted.values()].sort((one, other) => one.name.localeCompare(other.name, 'en-IE'));
};
