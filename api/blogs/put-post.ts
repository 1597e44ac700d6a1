import type { AuditAction } from '#contract/audit/audit.ts';
import { isPublicPost, type StoredPost } from '#contract/blogs/blogs.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { postPictureIds } from '../store/index-keys.ts';
import type { Draft } from '../store/store.ts';
import { keepRevision, saysTheSame } from './keep-revision.ts';
import { storedHtml, withHtml } from './post-html.ts';

/** Fields for the audit log, with only the length of the body. */
const shownPost = ({ title, slug, excerpt, body, coverAlt, topics = [], status, publishedAt, cover }: StoredPost) => ({
  title,
  slug,
  excerpt,
  coverAlt,
  topics: topics.join(', '),
  status,
  publishedAt,
  cover: cover?.id ?? null,
  bodyLength: body.length,
});

const publicSlugsOf = (post: StoredPost, now: Date): Pick<StoredPost, 'publicSlugs'> => {
  const { publicSlugs = [], slug } = post;
  return isPublicPost(post, now) ? { publicSlugs: [...new Set([...publicSlugs, slug])] } : {};
};

interface PostChange {
  before: StoredPost;
  after: StoredPost;
  /** Without it, the stored HTML of the unchanged body is kept. */
  html?: SanitisedHtml;
  action: AuditAction<'post'>;
  actor: Actor;
}

/**
 * Stores the post with its next revision and an audit entry, and its former text as an earlier version.
 * @returns the post, and the pictures that may be unused now.
 */
export const putPost = (
  draft: Draft,
  deps: Pick<Deps, 'newId' | 'now'>,
  { before, after, html, action, actor }: PostChange,
): { post: StoredPost; unused: string[] } => {
  const at = deps.now();
  const now = at.toISOString();
  const written = saysTheSame(before, after) ? {} : { writtenBy: actor.id, writtenAt: now };
  const next = {
    ...after,
    ...written,
    ...publicSlugsOf(before, at),
    updatedAt: now,
    changedBy: actor.id,
    revision: before.revision + 1,
  };
  const dropped = keepRevision(draft, deps, { before, after, actor, always: action === 'restored' });
  const put = withHtml(next, html ?? (after.body === before.body ? storedHtml(before) : null));
  draft.posts.put(put);
  const changed = changedFields(shownPost(before), shownPost(put));
  const subject = { subjectKind: 'post', subjectId: put.id, detail: put.title } as const;
  recordAudit(draft, deps, { actor, action, ...subject, changed });
  return { post: put, unused: [before, ...dropped].flatMap(postPictureIds) };
};
