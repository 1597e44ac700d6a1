import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StaffPostRow } from '#contract/blogs/blogs.ts';
import { dateAndTime, longDate } from '#contract/dublin.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { StaffPicture } from '../../ui/StaffPicture.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { stateVariants } from './state-variants.ts';
import { usePostActions } from './usePostActions.ts';

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
