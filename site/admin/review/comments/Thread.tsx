import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useState, useSyncExternalStore } from 'react';
import { listComments, markCommentsSeen, readConcerns } from '#contract/comments/calls.ts';
import type { Comment, CommentSubject } from '#contract/comments/comments.ts';
import { queryOf } from '../../../client/calls.ts';
import { useOutboxState } from '../../../client/outbox/OutboxContext.tsx';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ago } from '../../../ui/relative-time.ts';
import { StaffAvatar } from '../../../ui/StaffAvatar.tsx';
import { useNow } from '../../useNow.ts';
import { CommentForm } from './CommentForm.tsx';
import { useCommentActions } from './useCommentActions.ts';

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  for (const name of ['focus', 'blur']) window.addEventListener(name, onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    for (const name of ['focus', 'blur']) window.removeEventListener(name, onChange);
  };
};

const useIsPresent = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && document.hasFocus());

/** Marks mentions as seen while the thread is on the screen and the person is present. */
const useMarkSeen = ({ kind, subjectId }: CommentSubject, shown: number | undefined): void => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const { data } = useQuery(queryOf(platform, readConcerns, {}));
  const isNamed = shown !== undefined && (data?.told.mentions ?? []).some((mention) => mention.subjectId === subjectId);
  const isPresent = useIsPresent();
  useEffect(() => {
    if (!isNamed || !isPresent) return;
    send(platform, markCommentsSeen, { body: { kind, subjectId } }).then(
      () =>
        Promise.all(
          (['concerns', 'today'] as const).map((subject) =>
            queryClient.invalidateQueries({ queryKey: allOf(subject) }),
          ),
        ),
      // It stays new until it is shown again.
      () => {},
    );
  }, [isNamed, isPresent, kind, subjectId, platform, queryClient]);
};

const CommentWords = ({ text, mentioned }: { text: string; mentioned: readonly string[] }) => {
  const names = mentioned.map((name) => `@${name}`).sort((a, b) => b.length - a.length);
  const parts: { text: string; isName: boolean; at: number }[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = names.find((one) => text.startsWith(one, at));
    if (!name) continue;
    // Nothing stands before a name with which a comment begins.
    if (at > from) parts.push({ text: text.slice(from, at), isName: false, at: from });
    parts.push({ text: name, isName: true, at });
    from = at + name.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isName: false, at: from });
  return parts.map((part) =>
    part.isName ? (
      <span key={part.at} className="at">
        {part.text}
      </span>
    ) : (
      <Fragment key={part.at}>{part.text}</Fragment>
    ),
  );
};

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
  const [deletingId, setDeletingId] = useState<string | null>(null);
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
            <One key={comment.id} comment={comment} now={now} onDelete={() => setDeletingId(comment.id)} />
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
      {deletingId !== null && (
        <ConfirmDialog
          question="Delete your comment?"
          detail="It is gone for good."
          confirmLabel="Delete"
          icon="trash-2"
          onConfirm={() => {
            remove(deletingId);
            setDeletingId(null);
          }}
          onCancel={() => setDeletingId(null)}
        />
      )}
    </section>
  );
};
