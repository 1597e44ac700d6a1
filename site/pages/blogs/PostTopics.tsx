import type { PublicTopic } from '#contract/blogs/post-topics.ts';

export const topicHref = (slug: string): string => `/blogs/topics/${slug}`;

type PostTopicsProps = {
  topics: readonly PublicTopic[] | undefined;
  /** Slug of the topic; empty while all are shown, absent beside a post, where "All posts" makes no sense. */
  shown?: string;
};

export const PostTopics = ({ topics = [], shown }: PostTopicsProps) => {
  if (topics.length === 0) return null;
  return (
    <nav className="topics" aria-label="Topics">
      <ul>
        {shown !== undefined && (
          <li>
            <a href="/blogs" aria-current={shown === '' ? 'page' : undefined}>
              All posts
            </a>
          </li>
        )}
        {topics.map(({ slug, name }) => (
          <li key={slug}>
            <a href={topicHref(slug)} aria-current={shown === slug ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
