import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StaffPostRow } from '#contract/blogs/blogs.ts';
import { deletePost, listAllPosts, readPostById, unpublishPost } from '#contract/blogs/calls.ts';
import { dateAndTime, longDate } from '#contract/dublin.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { keyOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { forgetLocally } from './local-draft.ts';
import { PostPreview } from './PostPreview.tsx';
import { postQuery } from './post-queries.ts';
import { stateVariants } from './state-variants.ts';

const usePostActions = (id: string) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const say = useAlert();
  const [busy, setBusy] = useState<'unpublish' | 'delete' | null>(null);
  const attempt = async (step: 'unpublish' | 'delete', act: () => Promise<unknown>) => {
    setBusy(step);
    try {
      await act();
    } catch (error) {
      say(sentenceOf(error, `Failed to ${step} post. Please try again.`));
    }
    await queryClient.invalidateQueries({ queryKey: keyOf(listAllPosts) });
    for (const subject of ['dashboard', 'today'] as const)
      void queryClient.invalidateQueries({ queryKey: allOf(subject) });
    setBusy(null);
  };
  return {
    busy,
    unpublish: () => attempt('unpublish', () => send(platform, unpublishPost, { id })),
    remove: () =>
      attempt('delete', async () => {
        await send(platform, deletePost, { id });
        queryClient.removeQueries({ queryKey: keyOf(readPostById, { id }) });
        forgetLocally(id);
      }),
  };
};

const PreviewDialog = ({ id, title, onClose }: { id: string; title: string; onClose: () => void }) => {
  const { data, isError } = useQuery(postQuery(usePlatform(), id));
  return (
    <Dialog title={title} onClose={onClose}>
      {!data && !isError && <Skeleton label="Loading the post" />}
      {!data && isError && (
        <Notice tone="bad">
          <p>The post could not be loaded. Please try again.</p>
        </Notice>
      )}
      {data?.coverUrl && (
        <div className="imgbox cover">
          <StaffPicture src={data.coverUrl} alt={data.coverAlt} width={800} />
        </div>
      )}
      {data && <PostPreview body={data.body} />}
    </Dialog>
  );
};

const dateOf = ({ state, publishedAt, updatedAt }: StaffPostRow): string => {
  if (state === 'draft' || !publishedAt) return `changed ${longDate(updatedAt)}`;
  return state === 'scheduled' ? `appears ${dateAndTime(publishedAt)}` : longDate(publishedAt);
};

type Asking = 'unpublish' | 'delete' | null;

const questions = {
  unpublish: {
    question: 'Take this post off the website?',
    detail: 'It becomes a draft again. Nothing of it is lost.',
    confirmLabel: 'Unpublish',
    variant: 'brand',
  },
  delete: {
    question: 'Are you sure you want to permanently delete this post?',
    detail: 'Its text and its pictures are gone for good.',
    confirmLabel: 'Delete for good',
    variant: 'bad',
  },
} as const;

export const PostRow = ({ post }: { post: StaffPostRow }) => {
  const [asking, setAsking] = useState<Asking>(null);
  const [preview, setPreview] = useState(false);
  const steps = usePostActions(post.id);
  const go = (step: 'unpublish' | 'delete') => {
    setAsking(null);
    void (step === 'delete' ? steps.remove() : steps.unpublish());
  };
  const named = <span className="sr">{` ${post.title}`}</span>;
  return (
    <li>
      <span className="postcover">{post.coverUrl && <StaffPicture src={post.coverUrl} alt="" width={200} />}</span>
      <span className="grow">
        <Link to={`/admin/blogs/${post.id}`}>
          <b>{post.title}</b>
        </Link>
        <small>{`${post.author && `${post.author} · `}${dateOf(post)}`}</small>
      </span>
      <Badge tone={stateVariants[post.state].tone}>{stateVariants[post.state].label}</Badge>
      <span className="row row--tight">
        <Button variant="line" small icon="eye" onClick={() => setPreview(true)}>
          <span>Preview</span>
          {named}
        </Button>
        {post.state !== 'draft' && (
          <Button
            variant="line"
            small
            icon="undo-2"
            busy={steps.busy === 'unpublish'}
            onClick={() => setAsking('unpublish')}
          >
            <span>Unpublish</span>
            {named}
          </Button>
        )}
        <Button variant="quiet" small icon="trash-2" busy={steps.busy === 'delete'} onClick={() => setAsking('delete')}>
          <span>Delete</span>
          {named}
        </Button>
      </span>
      {preview && <PreviewDialog id={post.id} title={post.title} onClose={() => setPreview(false)} />}
      {asking && <ConfirmDialog {...questions[asking]} onConfirm={() => go(asking)} onCancel={() => setAsking(null)} />}
    </li>
  );
};
