import type { UseQueryResult } from '@tanstack/react-query';
import type { StaffPosts } from '#contract/blogs/blogs.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { ListFrame } from '../../shell/list/ListFrame.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { Nothing } from '../../shell/list/Nothing.tsx';
import type { PageParams } from '../../shell/list/usePageParams.ts';
import { PostRow } from './PostRow.tsx';

interface PostListProps {
  query: UseQueryResult<StaffPosts>;
  params: PageParams;
  perPage: number;
  filtered: boolean;
  onClear(): void;
  writeOne: Elements;
}

export const PostList = ({ query, params, perPage, filtered, onClear, writeOne }: PostListProps) => (
  <ListFrame
    query={query}
    params={params}
    perPage={perPage}
    failed="The posts could not be loaded. Please try refreshing the page."
    pagerLabel="Pages of posts"
    loading={<LoadingBox label="Loading the posts" />}
    nothing={
      <Nothing
        unmatched={filtered ? { text: 'No posts match your criteria.', clear: 'Show all posts', onClear } : null}
      >
        <EmptyState art="empty-letterbox" title="No posts yet" action={writeOne}>
          The first one begins with a title. It is saved while you write.
        </EmptyState>
      </Nothing>
    }
  >
    {({ posts }) => (
      <section className="box" aria-label="Posts">
        <div className="box__body">
          <ul className="rows">
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ul>
        </div>
      </section>
    )}
  </ListFrame>
);
