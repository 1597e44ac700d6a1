import { BODY_TOO_COMPLEX, BODY_TOO_LONG, type StoredPost } from '#contract/blogs/blogs.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { type Outcome, RENDERER_VERSION } from '../markdown/markdown-renderer.ts';
import { EVERY } from '../store/collections.ts';

const READERS = null;

/** Null if the stored HTML is of another revision. */
export const storedHtml = ({ html, revision }: StoredPost): SanitisedHtml | null =>
  html?.revision === revision && html.renderer === RENDERER_VERSION ? html.text : null;

export const withHtml = ({ html: _, ...post }: StoredPost, text: SanitisedHtml | null): StoredPost =>
  text === null ? post : { ...post, html: { text, revision: post.revision, renderer: RENDERER_VERSION } };

const htmlOrThrow = (outcome: Outcome): SanitisedHtml => {
  if ('html' in outcome) return outcome.html;
  const message = outcome.refused === 'too-long' ? BODY_TOO_LONG : BODY_TOO_COMPLEX;
  throw new Failure('invalid', message, { fields: { body: message } });
};

/** @throws Failure `invalid` if it takes too long, or as `MarkdownRenderer`. */
export const renderBody = async (
  { markdown }: Pick<Deps, 'markdown'>,
  body: string,
  actor: Actor,
): Promise<SanitisedHtml> => htmlOrThrow(await markdown.render(body, actor.id));

/**
 * Does not render the body of a saved post again.
 * @throws Failure as `renderBody`, or `conflict` if the person has asked for a newer preview.
 */
export const previewBody = async (
  { store, markdown }: Pick<Deps, 'store' | 'markdown'>,
  body: string,
  actor: Actor,
): Promise<SanitisedHtml> => {
  const saved = store.data.posts.list('newest', EVERY).find((post) => post.body === body);
  return (saved && storedHtml(saved)) ?? htmlOrThrow(await markdown.preview(body, actor.id));
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Fallback for bodies saved before there were limits. */
const plainHtml = (body: string): SanitisedHtml =>
  body
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n') as SanitisedHtml;

type ReadDeps = Pick<Deps, 'store' | 'markdown' | 'log'>;

const renderStored = async ({ store, markdown, log }: ReadDeps, post: StoredPost): Promise<SanitisedHtml> => {
  const first = await markdown.render(post.body, READERS);
  // Once more, because a machine that stood still for a moment looks like a text that takes too long.
  const outcome = 'html' in first ? first : await markdown.render(post.body, READERS);
  if (!('html' in outcome)) return plainHtml(post.body);
  const { html } = outcome;
  store
    .change((draft) => {
      const now = draft.posts.get(post.id);
      if (now?.revision === post.revision) draft.posts.put(withHtml(now, html));
    })
    .catch((error: unknown) => log.warn('post.html-not-stored', describeError(error)));
  return html;
};

const rendered = new WeakMap<StoredPost, Promise<SanitisedHtml>>();

/**
 * Renders and stores the HTML if there is none.
 * @throws Failure `unavailable`.
 */
export const htmlOf = async (deps: ReadDeps, post: StoredPost): Promise<SanitisedHtml> => {
  const stored = storedHtml(post);
  if (stored !== null) return stored;
  const known = rendered.get(post);
  if (known) return known;
  const html = renderStored(deps, post);
  rendered.set(post, html);
  html.catch(() => rendered.delete(post));
  return html;
};
