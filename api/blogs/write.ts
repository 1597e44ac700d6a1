import type { NewPost, PostUpdate, StaffPost, StoredPost } from '#contract/blogs.ts';
import { pictureIdsIn } from '#contract/pictures.ts';
import type { SanitisedHtml } from '#contract/sanitised-html.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { forgetComments } from '../comments/forget-comments.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/ports.ts';
import type { Upload } from '../images/images.ts';
import { removeUnused } from '../pictures/remove-unused.ts';
import { savePicture } from '../pictures/save-picture.ts';
import type { Draft } from '../store/store.ts';
import { changedSince, chooseSlug, findPost } from './find-post.ts';
import { renderBody, storedHtml, withHtml } from './post-html.ts';
import { viewPost } from './view.ts';

/** The fields of a post for the audit log: of the body, only its length. */
const shownPost = ({ title, slug, excerpt, body, coverAlt, status, publishedAt, cover }: StoredPost) => ({
  title,
  slug,
  excerpt,
  coverAlt,
  status,
  publishedAt,
  cover: cover?.id ?? null,
  bodyLength: body.length,
});

interface PostChange {
  before: StoredPost;
  after: StoredPost;
  /** The new body as HTML; without it, that of the same body is kept. */
  html?: SanitisedHtml;
  action: string;
  actor: Actor;
}

/** Stores a changed post with its next revision and an audit entry. */
export const putPost = (
  draft: Draft,
  deps: Pick<Deps, 'newId' | 'now'>,
  { before, after, html, action, actor }: PostChange,
): StoredPost => {
  const next = { ...after, updatedAt: deps.now().toISOString(), changedBy: actor.id, revision: before.revision + 1 };
  const put = withHtml(next, html ?? (after.body === before.body ? storedHtml(before) : null));
  draft.posts.put(put);
  const changed = changedFields(shownPost(before), shownPost(put));
  const subject = { subjectKind: 'post', subjectId: put.id, detail: put.title } as const;
  recordAudit(draft, deps, { actor, action, ...subject, changed });
  return put;
};

/** Creates a draft. @throws Failure `conflict` if the given slug is in use, `invalid` if the body cannot be rendered. */
export const createPost = async (deps: Deps, input: NewPost, actor: Actor): Promise<StaffPost> => {
  const id = deps.newId();
  const now = deps.now().toISOString();
  const html = await renderBody(deps, input.body, actor);
  const post = await deps.store.change((draft) => {
    const slug = chooseSlug(draft, input, id);
    const state = { cover: null, author: actor.id, status: 'draft', publishedAt: null } as const;
    const made = withHtml(
      { ...input, ...state, id, slug, createdAt: now, updatedAt: now, changedBy: actor.id, revision: 1 },
      html,
    );
    draft.posts.put(made);
    const subject = { subjectKind: 'post', subjectId: id, detail: made.title } as const;
    recordAudit(draft, deps, { actor, action: 'created', ...subject });
    return made;
  });
  return viewPost(deps, post);
};

/**
 * Replaces the texts of a post. @throws Failure `not_found`, `conflict` if the slug is in use or `revision` is not the newest,
 * or `invalid` if the body cannot be rendered.
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
  const { before, after } = await deps.store.change((draft) => {
    const before = findPost(draft.posts, id);
    checkRevision(before, revision, changedSince(draft, before));
    // An empty slug keeps the current one, so that links to the post still work.
    const slug = written.slug === '' ? before.slug : chooseSlug(draft, written, id);
    const changed = { ...before, ...written, slug };
    const same = Object.entries(written).every(
      ([name, value]) => name === 'slug' || Reflect.get(before, name) === value,
    );
    if (same && slug === before.slug) return { before, after: before };
    return { before, after: putPost(draft, deps, { before, after: changed, html, action: 'changed', actor }) };
  });
  await removeUnused(deps, pictureIdsIn(before.body));
  return viewPost(deps, after);
};

/** Sets the cover of a post; an empty description keeps the current one. @throws Failure `not_found`, `invalid` without a picture, or that of a refused picture. */
export const coverPost = async (
  deps: Deps,
  { id, coverAlt, uploads }: { id: string; coverAlt: string; uploads: readonly Upload[] },
  actor: Actor,
): Promise<StaffPost> => {
  findPost(deps.store.data.posts, id);
  const { before, after } = await savePicture(deps, uploads, (cover) =>
    deps.store.change((draft) => {
      const before = findPost(draft.posts, id);
      const changed = { ...before, cover, coverAlt: coverAlt || before.coverAlt };
      return { before, after: putPost(draft, deps, { before, after: changed, action: 'cover changed', actor }) };
    }),
  );
  if (before.cover) await removeUnused(deps, [before.cover.id]);
  return viewPost(deps, after);
};

/** Removes the cover of a post. @throws Failure `not_found`. */
export const uncoverPost = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  const cover = await deps.store.change((draft) => {
    const before = findPost(draft.posts, id);
    if (!before.cover) return null;
    const changed = { ...before, cover: null, coverAlt: '' };
    putPost(draft, deps, { before, after: changed, action: 'cover removed', actor });
    return before.cover;
  });
  if (cover) await removeUnused(deps, [cover.id]);
};

/** Deletes a post and the pictures that only it used. @throws Failure `not_found`. */
export const removePost = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  const { cover, body } = await deps.store.change((draft) => {
    const post = findPost(draft.posts, id);
    draft.posts.remove(id);
    forgetComments(draft, [id]);
    const subject = { subjectKind: 'post', subjectId: id, detail: post.title } as const;
    recordAudit(draft, deps, { actor, action: 'deleted', ...subject });
    return post;
  });
  await removeUnused(deps, [...(cover ? [cover.id] : []), ...pictureIdsIn(body)]);
};
