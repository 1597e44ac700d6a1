import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { StaffPosts } from '#contract/blogs.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { NotReachable } from '../NotReachable.tsx';
import { LoadingBox } from '../settings/LoadingBox.tsx';
import { PostRow } from './PostRow.tsx';

const FAILED = 'The posts could not be loaded. Please try refreshing the page.';

interface PostListProps {
  query: UseQueryResult<StaffPosts>;
  filtered: boolean;
  page: number;
  pages: number;
  onPage(page: number): void;
  onClear(): void;
  /** The way to a first post. */
  writeOne: ReactNode;
}

const Nothing = ({ filtered, onClear, writeOne }: Pick<PostListProps, 'filtered' | 'onClear' | 'writeOne'>) => (
  <section className="box">
    {filtered ? (
      <EmptyState
        art="signpost"
        title="Nothing here"
        action={
          <Button variant="line" onClick={onClear}>
            Show all posts
          </Button>
        }
      >
        No posts match your criteria.
      </EmptyState>
    ) : (
      <EmptyState art="empty-letterbox" title="No posts yet" action={writeOne}>
        The first one begins with a title. It is saved while you write.
      </EmptyState>
    )}
  </section>
);

/** A page of posts in every state: loading, failed, empty, nothing found, filled. */
export const PostList = ({ query, filtered, page, pages, onPage, onClear, writeOne }: PostListProps) => {
  const { data, isError, isPlaceholderData, refetch } = query;
  const beyond = data !== undefined && !isPlaceholderData && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last page can empty itself; only then is it left
  useEffect(() => {
    if (beyond) onPage(pages);
  }, [beyond, pages]);
  if (!data) {
    return isError ? (
      <NotReachable onRefresh={refetch}>{FAILED}</NotReachable>
    ) : (
      <LoadingBox label="Loading the posts" />
    );
  }
  if (data.total === 0) return <Nothing filtered={filtered} onClear={onClear} writeOne={writeOne} />;
  return (
    <div className="stack">
      {isError && <Notice tone="bad">{FAILED}</Notice>}
      <section className="box" aria-label="Posts">
        <div className="box__body">
          <ul className="rows">
            {data.posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ul>
        </div>
      </section>
      <Pagination
        page={page}
        pages={pages}
        label="Pages of posts"
        onPage={(next) => {
          onPage(next);
          window.scrollTo(0, 0);
        }}
      />
    </div>
  );
};
