import type { StaffPost } from '#contract/blogs/blogs.ts';
import {
  type PostRevision,
  type PostRevisions,
  type StoredPostRevision,
  wordsIn,
} from '#contract/blogs/post-revisions.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { postPictureIds } from '../store/index-keys.ts';
import { changedSince, findPost } from './find-post.ts';
import { changedFields, type Words, writtenOf } from './keep-revision.ts';
import { renderBody } from './post-html.ts';
import { putPost } from './put-post.ts';
import { viewPost } from './view.ts';

const NO_SUCH_VERSION = 'This earlier version is no longer kept. Please choose another.';

type ReadDeps = Pick<Deps, 'store'>;

const findRevision = (
  revisions: { get(id: string): StoredPostRevision | undefined },
  { id, revisionId }: { id: string; revisionId: string },
): StoredPostRevision => {
  const found = revisions.get(revisionId);
  if (found?.postId !== id) throw new Failure('not_found', NO_SUCH_VERSION);
  return found;
};

export const listRevisions = ({ store: { data } }: ReadDeps, id: string): PostRevisions => {
  const post = findPost(data.posts, id);
  const earlier = data.postRevisions.list('post', id);
  const view = (words: Words, { by, at }: { by: string; at: string }, before: Words | undefined) => ({
    at,
    by: authorName(data, by),
    words: wordsIn(words.body),
    changed: before ? changedFields(words, before) : [],
  });
  return {
    current: view(post, writtenOf(post), earlier[0]),
    versions: earlier.map((one, index) => ({ id: one.id, ...view(one, one, earlier[index + 1]) })),
  };
};

export const readRevision = (
  { store: { data } }: ReadDeps,
  which: { id: string; revisionId: string },
): PostRevision => {
  const { cover, ...words } = findRevision(data.postRevisions, which);
  return { ...words, by: authorName(data, words.by), coverUrl: cover && pictureUrl(cover) };
};

/**
 * The replaced text becomes a version, so that this can be undone; slug and publication stay.
 * @throws Failure `not_found`, `conflict` if `revision` is not the newest, `invalid` as `updatePost`.
 */
export const restoreRevision = async (
  deps: Deps,
  { revision, ...which }: { id: string; revisionId: string; revision?: number | undefined },
  actor: Actor,
): Promise<StaffPost> => {
  const { data } = deps.store;
  const wanted = findRevision(data.postRevisions, which);
  const current = findPost(data.posts, which.id);
  checkRevision(current, revision, changedSince(data, current));
  const html = await renderBody(deps, wanted.body, actor);
  const { post, unused } = await deps.store.change((draft) => {
    const before = findPost(draft.posts, which.id);
    checkRevision(before, revision, changedSince(draft, before));
    const { title, excerpt, body, topics = before.topics, cover, coverAlt } = findRevision(draft.postRevisions, which);
    const after = { ...before, title, excerpt, body, ...(topics && { topics }), cover, coverAlt };
    return putPost(draft, deps, { before, after, html, action: 'restored', actor });
  });
  await removeUnused(deps, unused);
  return viewPost(deps, post);
};

export const removeRevision = async (
  deps: Deps,
  which: { id: string; revisionId: string },
  actor: Actor,
): Promise<void> => {
  const removed = await deps.store.change((draft) => {
    const post = findPost(draft.posts, which.id);
    const revision = findRevision(draft.postRevisions, which);
    draft.postRevisions.remove(revision.id);
    const subject = { subjectKind: 'post', subjectId: post.id, detail: post.title } as const;
    recordAudit(draft, deps, { actor, action: 'version deleted', ...subject });
    return revision;
  });
  await removeUnused(deps, postPictureIds(removed));
};
