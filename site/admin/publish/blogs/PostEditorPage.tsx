import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { StaffPost } from '#contract/blogs/blogs.ts';
import { ApiError } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import { PostEditor } from './PostEditor.tsx';
import { postQuery } from './post-queries.ts';

const PostMissing = () => (
  <section className="box">
    <EmptyState
      art="signpost"
      title="No such post"
      action={
        <Link className={buttonClass({ variant: 'brand' })} to="/admin/blogs">
          All posts
        </Link>
      }
    >
      There is no such post. It may have been deleted.
    </EmptyState>
  </section>
);

const Existing = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(postQuery(usePlatform(), id));
  const isMissing = error instanceof ApiError && error.status === 404;
  if (data && !isMissing) return <PostEditor start={data} />;
  return (
    <>
      <ScreenHead title="Edit blog post" />
      {isMissing && <PostMissing />}
      {error && !isMissing && (
        <NotReachable onRefresh={refetch}>The post could not be loaded. Please try refreshing the page.</NotReachable>
      )}
      {!error && <LoadingBox label="Loading the post" />}
    </>
  );
};

interface OpenedProps {
  id: string;
  opening: string;
}

/** Keeps the editor open when a new post gets an address of its own. */
const Opened = ({ id, opening }: OpenedProps) => {
  const navigate = useNavigate();
  const [first] = useState(id);
  const onCreated = (post: StaffPost) =>
    void navigate(`/admin/blogs/${post.id}`, { replace: true, state: { opening, keepFocus: true } });
  return first === 'new' ? <PostEditor start={null} onCreated={onCreated} /> : <Existing id={first} />;
};

const openingIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'opening' in state && typeof state.opening === 'string'
    ? state.opening
    : undefined;

export const PostEditorPage = () => {
  const { id = '' } = useParams();
  const location = useLocation();
  const opening = openingIn(location.state) ?? location.key;
  return <Opened key={opening} id={id} opening={opening} />;
};
