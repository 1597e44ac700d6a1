import { readPost } from '#contract/blogs/public-calls.ts';
import type { PublicPostPage } from '#contract/blogs/public-posts.ts';
import { longDate } from '#contract/dublin.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { Written } from '../../language/Written.ts';
import { Crumbs } from '../../layout/Hero.tsx';
import { BLOG } from '../../layout/nav-links.ts';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SanitisedText } from '../../ui/SanitisedText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PostTopics } from './PostTopics.tsx';

/** Works through `site/share-page.ts`; without scripts there is nothing to press. */
const SharePost = () => (
  <div className="share" data-share suppressHydrationWarning>
    <Button variant="line" icon="share-2">
      Share this post
    </Button>
    <span className="hint" role="status" />
  </div>
);

const hrefOf = ({ slug }: { slug: string }) => `/blogs/${encodeURIComponent(slug)}`;

const Neighbours = ({ older, newer }: Pick<PublicPostPage, 'older' | 'newer'>) => {
  if (!older && !newer) return null;
  return (
    <nav className="beside" aria-label="Other posts">
      {older && (
        <a href={hrefOf(older)} rel="prev">
          <span className="beside__way">
            <Icon name="arrow-left" />
            Previous post
          </span>
          <Written as="strong" language={null}>
            {older.title}
          </Written>
        </a>
      )}
      {newer && (
        <a href={hrefOf(newer)} rel="next" className="beside__next">
          <span className="beside__way">
            Next post
            <Icon name="arrow-right" />
          </span>
          <Written as="strong" language={null}>
            {newer.title}
          </Written>
        </a>
      )}
    </nav>
  );
};

const Article = ({ post }: { post: PublicPostPage }) => (
  <article>
    <header className="head">
      <Crumbs parent={BLOG} here={post.title} />
      <Written as="h1" language={null}>
        {post.title}
      </Written>
      <div className="byline">
        {post.authorPictureUrl && <Avatar name={post.author} pictureUrl={post.authorPictureUrl} />}
        <p>
          <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time>
          {post.author && <span>{`, by ${post.author}`}</span>}
        </p>
      </div>
    </header>
    {post.coverUrl && (
      <div className="article mb-lg">
        <Picture first src={post.coverUrl} alt={post.coverAlt} sizes="(min-width: 48rem) 44rem, 90vw" />
      </div>
    )}
    <SanitisedText html={post.html} />
    <footer className="post__foot">
      <PostTopics topics={post.topics} />
      <SharePost />
    </footer>
  </article>
);

const Trouble = () => (
  <>
    <div className="head">
      <Crumbs parent={BLOG} here="Post" />
      <h1>Blog</h1>
    </div>
    <Notice tone="wait" title="We could not load this post right now.">
      <p>Please try again in a moment.</p>
    </Notice>
  </>
);

export const BlogPostPage = () => {
  const { slug = '' } = usePageLocation().params;
  const { data, error } = useAnswer(pageKey(readPost, { slug }));
  return (
    <section className="section">
      <div className="wrap wrap--narrow">
        {data && <Article post={data} />}
        {!data && (error ? <Trouble /> : <Skeleton label="Loading the post" />)}
        {data && <Neighbours older={data.older} newer={data.newer} />}
        <p className="mt-xl">
          <ButtonLink href="/blogs" variant="line" icon="arrow-left">
            All Posts
          </ButtonLink>
        </p>
      </div>
    </section>
  );
};
