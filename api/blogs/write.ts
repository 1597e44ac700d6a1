import { isDeepStrictEqual } from 'node:util';
import type { NewPost, PostUpdate, StaffPost, StoredPost } from '#contract/blogs/blogs.ts';
import { recordAudit } from '../audit/record.ts';
import { forgetComments } from '../comments/forget-comments.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { savePicture } from '../picture-attachments/save-picture.ts';
import { postPictureIds } from '../store/index-keys.ts';
import { changedSince, chooseSlug, findPost } from './find-post.ts';
import { forgetRevisions } from './keep-revision.ts';
import { renderBody, storedHtml, withHtml } from './post-html.ts';
import { putPost } from './put-post.ts';
import { viewPost } from './view.ts';

/** @throws Failure `conflict` if the given slug is in use, `invalid` if the body cannot be rendered. */
export const createPost = async (deps: Deps, input: NewPost, actor: Actor): Promise<StaffPost> => {
  const id = deps.newId();
  const now = deps.now().toISOString();
  const html = await renderBody(deps, input.body, actor);
  const post = await deps.store.change((draft) => {
    const slug = chooseSlug(draft, input, id);
    const state = { cover: null, author: actor.id, status: 'draft', publishedAt: null } as const;
    const times = { createdAt: now, updatedAt: now, writtenAt: now };
    const made = withHtml(
      { ...input, ...state, ...times, id, guid: id, slug, changedBy: actor.id, writtenBy: actor.id, revision: 1 },
      html,
    );
    draft.posts.put(made);
    const subject = { subjectKind: 'post', subjectId: id, detail: made.title } as const;
    recordAudit(draft, deps, { actor, action: 'created', ...subject });
    return made;
  });
  return viewPost(deps, post);
};

const isSamePost = (before: StoredPost, { topics, ...after }: StoredPost): boolean =>
  Object.entries(after).every(([name, value]) => Reflect.get(before, name) === value) &&
  isDeepStrictEqual(before.topics ?? [], topics);

/**
 * @throws Failure `not_found`, `conflict` if the slug is in use or `revision` is not the newest, `invalid` if the body cannot
 * be rendered.
 */
export const updatePost = async (
  deps: Deps,
  { id, revision, ...written }: PostUpdate & { id: string },
  actor: Actor,
): Promise<StaffPost> => {
  const current = findPost(deps.store.data.posts, id);
  checkRevision(current, revision, changedSince(deps.store.data, current));
  const existing = current.body === written.body ? storedHtml(current) : null;
  const html = existing ?? (await renderBody(deps, written.body, actor));
  const { post, unused } = await deps.store.change((draft) => {
    const before = findPost(draft.posts, id);
    checkRevision(before, revision, changedSince(draft, before));
    // The current slug stays as it is, also one that is reserved since.
    const keepsSlug = written.slug === '' || written.slug === before.slug;
    const slug = keepsSlug ? before.slug : chooseSlug(draft, written, id);
    const topics = written.topics ?? before.topics ?? [];
    const changed = { ...before, ...written, slug, topics };
    if (isSamePost(before, changed)) return { post: before, unused: [] };
    return putPost(draft, deps, { before, after: changed, html, action: 'changed', actor });
  });
  await removeUnused(deps, unused);
  return viewPost(deps, post);
};

/**
 * An empty description keeps the current one.
 * @throws Failure `not_found`, `invalid` without a picture, or that of a refused picture.
 */
export const coverPost = async (
  deps: Deps,
  { id, coverAlt, uploads }: { id: string; coverAlt: string; uploads: readonly Upload[] },
  actor: Actor,
): Promise<StaffPost> => {
  findPost(deps.store.data.posts, id);
  const { post, unused } = await savePicture(deps, uploads, (cover) =>
    deps.store.change((draft) => {
      const before = findPost(draft.posts, id);
      const after = { ...before, cover, coverAlt: coverAlt || before.coverAlt };
      return putPost(draft, deps, { before, after, action: 'cover changed', actor });
    }),
  );
  await removeUnused(deps, unused);
  return viewPost(deps, post);
};

export const uncoverPost = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  const unused = await deps.store.change((draft) => {
    const before = findPost(draft.posts, id);
    if (!before.cover) return [];
    const after = { ...before, cover: null, coverAlt: '' };
    return putPost(draft, deps, { before, after, action: 'cover removed', actor }).unused;
  });
  await removeUnused(deps, unused);
};

export const removePost = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  const pictures = await deps.store.change((draft) => {
    const post = findPost(draft.posts, id);
    draft.posts.remove(id);
    forgetComments(draft, [id]);
    const earlier = forgetRevisions(draft, id);
    const subject = { subjectKind: 'post', subjectId: id, detail: post.title } as const;
    recordAudit(draft, deps, { actor, action: 'deleted', ...subject });
    return [post, ...earlier].flatMap(postPictureIds);
  });
  await removeUnused(deps, pictures);
};
