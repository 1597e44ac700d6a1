import { isDeepStrictEqual } from 'node:util';
import type { StoredPost } from '#contract/blogs/blogs.ts';
import {
  POST_REVISIONS_CHARACTERS_MAX,
  POST_REVISIONS_MAX,
  type RevisionField,
  revisionFields,
  SITTING_MINUTES,
  SITTING_PAUSE_MINUTES,
  type StoredPostRevision,
} from '#contract/blogs/post-revisions.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';

export type Words = Pick<StoredPost, RevisionField>;

const isSame = (field: RevisionField, one: Words, other: Words): boolean => {
  if (field === 'cover') return one.cover?.id === other.cover?.id;
  if (field === 'topics') return isDeepStrictEqual(one.topics ?? [], other.topics ?? []);
  return one[field] === other[field];
};

/** Compares topics only if the earlier version recorded them. */
export const changedFields = (words: Words, earlier: Words): RevisionField[] =>
  revisionFields.filter((field) => !(field === 'topics' && !earlier.topics) && !isSame(field, words, earlier));

export const saysTheSame = (one: Words, other: Words): boolean =>
  revisionFields.every((field) => isSame(field, one, other));

export const writtenOf = ({ writtenBy, writtenAt, changedBy, author, updatedAt }: StoredPost) => ({
  by: writtenBy ?? changedBy ?? author,
  at: writtenAt ?? updatedAt,
});

const minutesBetween = (earlier: string, later: Date): number => (later.getTime() - Date.parse(earlier)) / 60_000;

interface Rewriting {
  before: StoredPost;
  after: StoredPost;
  actor: Actor;
  always: boolean;
}

/** True if the person just goes on with a draft; text that visitors read, or will read, is always kept as a version. */
const isSameSitting = ({ before, actor }: Rewriting, newest: StoredPostRevision | undefined, now: Date): boolean => {
  const { by, at } = writtenOf(before);
  if (before.status !== 'draft' || by !== actor.id) return false;
  if (minutesBetween(at, now) > SITTING_PAUSE_MINUTES) return false;
  return minutesBetween(newest?.createdAt ?? before.createdAt, now) <= SITTING_MINUTES;
};

const beyondLimits = (versions: readonly StoredPostRevision[]): StoredPostRevision[] => {
  let characters = 0;
  return versions.filter(({ body }, index) => {
    characters += body.length;
    // The newest stays however long it is: the last change can always be taken back.
    return index > 0 && (index >= POST_REVISIONS_MAX || characters > POST_REVISIONS_CHARACTERS_MAX);
  });
};

/**
 * Keeps the text before a change as an earlier version, one per sitting.
 * @returns the oldest versions, dropped because of the limits.
 */
export const keepRevision = (
  draft: Draft,
  deps: Pick<Deps, 'newId' | 'now'>,
  change: Rewriting,
): readonly StoredPostRevision[] => {
  const { before, after, always } = change;
  if (saysTheSame(before, after)) return [];
  const now = deps.now();
  const [newest] = draft.postRevisions.list('post', before.id);
  if (!always && isSameSitting(change, newest, now)) return [];
  const { title, excerpt, body, topics = [], cover, coverAlt } = before;
  const words = { title, excerpt, body, topics, cover, coverAlt };
  const stamps = { ...writtenOf(before), createdAt: now.toISOString() };
  draft.postRevisions.put({ id: deps.newId(), postId: before.id, ...words, ...stamps });
  const dropped = beyondLimits(draft.postRevisions.list('post', before.id));
  for (const { id } of dropped) draft.postRevisions.remove(id);
  return dropped;
};

export const forgetRevisions = (draft: Draft, postId: string): readonly StoredPostRevision[] => {
  const earlier = [...draft.postRevisions.list('post', postId)];
  for (const { id } of earlier) draft.postRevisions.remove(id);
  return earlier;
};
