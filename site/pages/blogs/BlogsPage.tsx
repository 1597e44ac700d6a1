import { POSTS_PER_PAGE, type PublicPosts } from '#contract/blogs.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { postsKey } from '../../client/page-keys.ts';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { pageNumber } from '../../routing/page-number.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PostCard } from './PostCard.tsx';

const pageHref = (page: number) => (page === 1 ? '/blogs' : `/blogs?page=${page}`);

const Posts = ({ list: { posts, total }, page }: { list: PublicPosts; page: number }) => {
  if (total === 0) {
    return (
      <div className="panel">
        <EmptyState art="empty-letterbox">No posts have been published yet.</EmptyState>
      </div>
    );
  }
  if (posts.length === 0) {
    return (
      <Notice announce="none" title="There are no posts on this page.">
        <p>
          <a href="/blogs">Back to the newest posts</a>
        </p>
      </Notice>
    );
  }
  return (
    <>
      <div className="grid g3">
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} index={index} />
        ))}
      </div>
      <Pagination page={page} pages={Math.ceil(total / POSTS_PER_PAGE)} hrefFor={pageHref} />
    </>
  );
};

const Trouble = () => (
  <Notice tone="wait" title="We could not load the posts right now.">
    <p>Please try again in a moment.</p>
  </Notice>
);

/** The published blog posts, newest first. */
export const BlogsPage = () => {
  const page = pageNumber(usePageLocation().search);
  const { data, error } = useAnswer(postsKey(page));
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <p className="eyebrow">Blog</p>
          <h1>News from our side of the counter</h1>
          <p className="lead">
            What is happening in our shops and services. You can also follow it in a{' '}
            <a href="/blogs/feed.xml">feed reader</a>.
          </p>
        </div>
        {data && <Posts list={data} page={page} />}
        {!data && (error ? <Trouble /> : <Skeleton label="Loading posts" shape="card" />)}
      </div>
    </section>
  );
};
