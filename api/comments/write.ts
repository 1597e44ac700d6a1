import {
  COMMENTS_MAX,
  type Comment,
  type CommentSubject,
  type Comments,
  mayTalkAbout,
  type NewComment,
  type StoredComment,
} from '#contract/comments/comments.ts';
import { Failure } from '../core/failure.ts';
import { repeatKeyOf } from '../core/idempotency.ts';
import type { Deps } from '../http/deps.ts';
import { type Authors, authorName, authorPictureUrl } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { mentionsIn } from './mentions.ts';
import { checkSubject } from './subject.ts';

const NOT_FOUND = 'This comment does not exist any more.';
const NOT_YOURS = 'Only who wrote a comment can delete it.';
const CLOSED = 'This data request is closed. Open it again to write about it.';
const FULL = `There are ${COMMENTS_MAX} comments already. Please delete some that are not needed any more.`;

const viewComment = (data: Authors, { id, by, createdAt, text, mentions }: StoredComment, actor: Actor): Comment => ({
  id,
  by: authorName(data, by),
  byPictureUrl: authorPictureUrl(data, by),
  mine: by === actor.id,
  createdAt,
  text,
  mentioned: [...new Set(mentions.map(({ as }) => as))],
});

export const listComments = (
  { store: { data } }: Pick<Deps, 'store'>,
  subject: CommentSubject,
  actor: Actor,
): Comments => {
  checkSubject(data, subject, actor);
  return {
    comments: data.comments.list('subject', subject.subjectId).map((comment) => viewComment(data, comment, actor)),
  };
};

const colleaguesFor = (draft: Draft, { kind }: CommentSubject) =>
  draft.people.list('oldest', EVERY).filter((person) => !person.disabled && mayTalkAbout(kind, person));

/** Keeps forgotten people from coming back into a case through a half-typed comment. */
const isClosedCase = (draft: Draft, { kind, subjectId }: CommentSubject): boolean =>
  kind === 'data-request' && draft.dataRequests.get(subjectId)?.closedAt != null;

/**
 * Notifies everybody named with an @. Repeats with the same idempotency key do nothing.
 * @throws Failure `not_found`, `forbidden`, or `conflict` on a closed data request or when there are too many.
 */
export const addComment = async (
  deps: Deps,
  { text, ...subject }: NewComment,
  actor: Actor,
  idempotencyKey: string | null = null,
): Promise<Comment> => {
  const repeatKey =
    idempotencyKey === null
      ? undefined
      : repeatKeyOf({ scope: actor.id, key: idempotencyKey, request: ['comment', subject, text] });
  const stored = await deps.store.change((draft) => {
    checkSubject(draft, subject, actor);
    const written = draft.comments.list('subject', subject.subjectId);
    const repeated = repeatKey && written.find((one) => one.repeatKey === repeatKey);
    if (repeated) return repeated;
    if (isClosedCase(draft, subject)) throw new Failure('conflict', CLOSED);
    if (written.length >= COMMENTS_MAX) throw new Failure('conflict', FULL);
    const mentions = mentionsIn(text, colleaguesFor(draft, subject)).filter(({ personId }) => personId !== actor.id);
    const createdAt = deps.now().toISOString();
    const comment = {
      ...subject,
      id: deps.newId(),
      by: actor.id,
      createdAt,
      text,
      mentions,
      seenBy: [],
      ...(repeatKey && { repeatKey }),
    };
    draft.comments.put(comment);
    return comment;
  });
  return viewComment(deps.store.data, stored, actor);
};

/** @throws Failure `not_found`, `forbidden`. */
export const removeComment = (deps: Pick<Deps, 'store'>, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const comment = draft.comments.get(id);
    if (!comment) throw new Failure('not_found', NOT_FOUND);
    if (comment.by !== actor.id) throw new Failure('forbidden', NOT_YOURS);
    draft.comments.remove(id);
  });

export const markSeen = async (
  deps: Pick<Deps, 'store'>,
  { subjectId }: CommentSubject,
  actor: Actor,
): Promise<void> => {
  const isNew = (one: StoredComment) => one.subjectId === subjectId;
  if (!deps.store.data.comments.list('unseen', actor.id).some(isNew)) return;
  await deps.store.change((draft) => {
    for (const comment of draft.comments.list('unseen', actor.id).filter(isNew))
      draft.comments.put({ ...comment, seenBy: [...comment.seenBy, actor.id] });
  });
};
