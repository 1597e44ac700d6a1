import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listComments } from '#contract/comments/calls.ts';
import type { Comment, CommentSubject } from '#contract/comments/comments.ts';
import { queryOf } from '../../client/calls.ts';
import { useOutboxState } from '../../client/outbox/OutboxContext.tsx';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ago } from '../../ui/relative-time.ts';
import { StaffAvatar } from '../../ui/StaffAvatar.tsx';
import { useNow } from '../useNow.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentWords } from './CommentWords.tsx';
import { useCommentActions } from './useCommentActions.ts';
import { useMarkSeen } from './useMarkSeen.ts';

interface OneProps {
  comment: Comment;
  now: Date;
  onDelete(): void;
}

const One = ({ comment, now, onDelete }: OneProps) => (
  <li>
    <StaffAvatar name={comment.by} pictureUrl={comment.byPictureUrl} size="small" />
    <div>
      <b>{comment.by}</b> <small>{ago(comment.createdAt, now)}</small>
      {comment.mine && (
        <button
          className="linkbtn"
          type="button"
          aria-label={`Delete your comment, ${ago(comment.createdAt, now)}`}
          onClick={onDelete}
        >
          Delete
        </button>
      )}
      <p className="lines">
        <CommentWords text={comment.text} mentioned={comment.mentioned} />
      </p>
    </div>
  </li>
);

/** Private to staff; no visitor ever reads it. */
export const Thread = ({ subject, isClosed }: { subject: CommentSubject; isClosed?: boolean | undefined }) => {
  const now = useNow();
  const { data, isError } = useQuery(queryOf(usePlatform(), listComments, { query: subject }));
  const [asked, setAsked] = useState<string | null>(null);
  const { add, remove } = useCommentActions(subject);
  const user = useUser();
  const unsent = useOutboxState().entries.filter(
    ({ subject: about, state }) =>
      state === 'waiting' && about.kind === 'comment' && about.subjectId === subject.subjectId,
  );
  useMarkSeen(subject, data?.comments.length);
  return (
    <section className="stack stack--close" aria-label="Comments">
      {isError && <p className="hint">The comments could not be loaded.</p>}
      {data && data.comments.length > 0 && (
        <ol className="thread">
          {data.comments.map((comment) => (
            <One key={comment.id} comment={comment} now={now} onDelete={() => setAsked(comment.id)} />
          ))}
        </ol>
      )}
      {unsent.length > 0 && (
        <ol className="thread">
          {unsent.map(({ key, what }) => (
            <li key={key}>
              <StaffAvatar name={user?.name ?? ''} pictureUrl={user?.pictureUrl} size="small" />
              <div>
                <b>{user?.name}</b>{' '}
                <Badge tone="wait" icon="cloud-upload">
                  Not sent
                </Badge>
                <p className="lines">{what}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {!isClosed && <CommentForm key={subject.subjectId} subject={subject} onAdd={add} />}
      {asked !== null && (
        <ConfirmDialog
          question="Delete your comment?"
          detail="It is gone for good."
          confirmLabel="Delete"
          icon="trash-2"
          onConfirm={() => {
            remove(asked);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
};
