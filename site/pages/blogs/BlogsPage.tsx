import { listPosts } from '#contract/blogs/public-calls.ts';
import { POSTS_PER_PAGE, type PublicPosts } from '#contract/blogs/public-posts.ts';
import { blogsPlaces } from '#contract/places/blogs.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { Crumbs } from '../../layout/Hero.tsx';
import { BLOG } from '../../layout/nav-links.ts';
import { usePageLocation } from '../../routing/PageContext.tsx';
import { pageNumber } from '../../routing/page-number.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PostCard } from './PostCard.tsx';
import { PostTopics, topicHref } from './PostTopics.tsx';
import { postsOn } from './posts-on.ts';

const Posts = ({ list: { posts, total }, page, path }: { list: PublicPosts; page: number; path: string }) => {
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
          <a href={path}>Back to the newest posts</a>
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
      <Pagination
        page={page}
        pages={Math.ceil(total / POSTS_PER_PAGE.blog)}
        hrefFor={(number) => (number === 1 ? path : `${path}?page=${number}`)}
      />
    </>
  );
};

const Trouble = () => (
  <Notice tone="wait" title="We could not load the posts right now.">
    <p>Please try again in a moment.</p>
  </Notice>
);

const BlogHead = () => (
  <div className="head">
    <p className="eyebrow">Blog</p>
    <PageText of={blogsPlaces.texts.title} as="h1" />
    <EditableText
      of={blogsPlaces.texts.lead}
      show={(content) => (
        <p className="lead">
          <span>{content}</span> You can also follow it in a <a href="/blogs/feed.xml">feed reader</a>.
        </p>
      )}
    />
  </div>
);

const TopicHead = ({ name }: { name: string }) => (
  <div className="head">
    <Crumbs parent={BLOG} here={name} />
    <h1>{name}</h1>
    <p className="lead">What we have written about it, newest first.</p>
  </div>
);

export const BlogsPage = () => {
  const { search, params } = usePageLocation();
  const { topic = '' } = params;
  const page = pageNumber(search);
  const { data, error } = useAnswer(pageKey(listPosts, postsOn(page, topic)));
  const name = data?.topics?.find(({ slug }) => slug === topic)?.name;
  return (
    <section className="section">
      <div className="wrap">
        {name ? <TopicHead name={name} /> : <BlogHead />}
        {data && <PostTopics topics={data.topics} shown={topic} />}
        {data && <Posts list={data} page={page} path={topic ? topicHref(topic) : '/blogs'} />}
        {!data && (error ? <Trouble /> : <Skeleton label="Loading posts" shape="card" />)}
      </div>
    </section>
  );
};
