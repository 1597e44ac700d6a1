import type { StaffPost, StoredPost } from '#contract/blogs/blogs.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { findPost } from './find-post.ts';
import { putPost } from './put-post.ts';
import { stateOf, viewPost } from './view.ts';

const BODY_FIRST = 'Please write the text of the post before you publish it.';
const ALT_FIRST = 'Please describe the cover picture for people who cannot see it before you publish the post.';

const refuse = (field: string, sentence: string) => new Failure('invalid', sentence, { fields: { [field]: sentence } });

/** @throws Failure `invalid` naming what is missing. */
const checkComplete = ({ body, cover, coverAlt }: StoredPost): void => {
  if (body === '') throw refuse('body', BODY_FIRST);
  if (cover && coverAlt === '') throw refuse('coverAlt', ALT_FIRST);
};

/**
 * The time may be in the future; a published post keeps its time unless another is given.
 * @throws Failure `not_found`, or `invalid` if something is missing.
 */
export const publishPost = async (
  deps: Deps,
  { id, publishAt }: { id: string; publishAt?: string | null | undefined },
  actor: Actor,
): Promise<StaffPost> => {
  const post = await deps.store.change((draft) => {
    const before = findPost(draft.posts, id);
    checkComplete(before);
    const now = deps.now();
    const isPublished = stateOf(before, now) === 'published';
    const existing = isPublished ? before.publishedAt : null;
    const publishedAt = publishAt ? new Date(publishAt).toISOString() : (existing ?? now.toISOString());
    if (before.status === 'published' && before.publishedAt === publishedAt) return before;
    const isLater = Date.parse(publishedAt) > now.getTime();
    const { appeared, ...post } = before;
    const after: StoredPost = { ...post, status: 'published', publishedAt, ...(!isLater && { appeared: true }) };
    const action = isLater ? 'scheduled' : 'published';
    return putPost(draft, deps, { before, after, action, actor }).post;
  });
  return viewPost(deps, post);
};

export const unpublishPost = async (deps: Deps, id: string, actor: Actor): Promise<StaffPost> => {
  const post = await deps.store.change((draft) => {
    const before = findPost(draft.posts, id);
    if (before.status === 'draft') return before;
    const { appeared, ...rest } = before;
    const after: StoredPost = { ...rest, status: 'draft', publishedAt: null };
    return putPost(draft, deps, { before, after, action: 'unpublished', actor }).post;
  });
  return viewPost(deps, post);
};
