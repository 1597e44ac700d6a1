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
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SanitisedText } from '../../ui/SanitisedText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Neighbours } from './Neighbours.tsx';
import { PostTopics } from './PostTopics.tsx';
import { SharePost } from './SharePost.tsx';

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
