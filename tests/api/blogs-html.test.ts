import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { type Outcome, RENDERER_VERSION } from '#api/markdown/markdown-renderer.ts';
import type { StoredPost } from '#contract/blogs/blogs.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';
import { idOf } from '../unit/store/make-records.ts';

let api: TestApi;
let admin: Headers;
let rendered: string[];
let outcome: (markdown: string) => Outcome;

const render = async (markdown: string) => {
  rendered.push(markdown);
  return outcome(markdown);
};

beforeEach(async () => {
  rendered = [];
  outcome = (markdown) => ({ html: `<p>${markdown}</p>` as SanitisedHtml });
  api = testApi({ markdown: { render, preview: render, close: async () => {} } });
  admin = await api.staff();
});

const begin = async (body: string) =>
  (await api.call('post', '/blogs', { as: admin, json: { title: 'Open day', body } })).body;
const put = (id: string, json: Record<string, unknown>) => api.call('put', `/blogs/${id}`, { as: admin, json });
const publish = (id: string) => api.call('post', `/blogs/${id}/publish`, { as: admin, json: {} });
const read = async (more = '') => (await api.get(`/blogs/open-day${more}`)).body;
const stored = () => [...api.deps.store.data.posts.all()][0];

const published: StoredPost = {
  id: idOf(1),
  slug: 'open-day',
  title: 'Open day',
  excerpt: '',
  body: 'old <words> & "marks"\n\nof *ours*',
  cover: null,
  coverAlt: '',
  author: '',
  status: 'published',
  publishedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision: 7,
};

describe('the text of a post', () => {
  it('is rendered when it is saved, and never when it is read', async () => {
    const { id } = await begin('first');
    await publish(id);
    for (const more of ['', '?x=1', '?x=2', '?y']) expect((await read(more)).html).toBe('<p>first</p>');
    expect(rendered).toEqual(['first']);
  });

  it('is not rendered again for a preview of what is saved', async () => {
    await begin('first');
    const preview = (body: string) => api.call('post', '/blogs/preview', { as: admin, json: { body } });
    expect((await preview('first')).body).toEqual({ html: '<p>first</p>' });
    expect(rendered).toEqual(['first']);
    expect((await preview('second')).body).toEqual({ html: '<p>second</p>' });
    expect(rendered).toEqual(['first', 'second']);
  });

  it('is rendered again only when the text has changed', async () => {
    const { id, revision } = await begin('first');
    await put(id, { title: 'Open day in Clane', slug: 'open-day', body: 'first', revision });
    await publish(id);
    await api.call('post', `/blogs/${id}/unpublish`, { as: admin });
    await publish(id);
    expect(rendered).toEqual(['first']);
    await put(id, { title: 'Open day', slug: 'open-day', body: 'second' });
    expect((await read()).html).toBe('<p>second</p>');
    expect(rendered).toEqual(['first', 'second']);
    expect(stored()?.html).toEqual({ text: '<p>second</p>', revision: stored()?.revision, renderer: RENDERER_VERSION });
  });

  it.each([
    ['without HTML', {}],
    [
      'with the HTML of an earlier revision',
      { html: { text: '<p>no</p>' as SanitisedHtml, revision: 6, renderer: RENDERER_VERSION } },
    ],
    [
      'with the HTML of an earlier renderer',
      { html: { text: '<p>no</p>' as SanitisedHtml, revision: 7, renderer: 0 } },
    ],
  ])('that was stored %s is rendered once and stored, for many readers at a time', async (_, html) => {
    await api.deps.store.change((draft) => draft.posts.put({ ...published, ...html }));
    const answers = await Promise.all(Array.from({ length: 10 }, (__, at) => read(`?x=${at}`)));
    for (const answer of answers) expect(answer.html).toContain('<p>old');
    await expect.poll(() => stored()?.html?.revision).toBe(7);
    await read('?again');
    expect(rendered).toHaveLength(1);
    expect(stored()).toMatchObject({ revision: 7, updatedAt: published.updatedAt });
  });

  it('that could not be rendered for a moment is rendered for the next reader', async () => {
    const failing = vi.fn(outcome).mockImplementationOnce(() => {
      throw new Failure('unavailable', 'Not now.', { retryAfter: 30 });
    });
    outcome = failing;
    await api.deps.store.change((draft) => draft.posts.put(published));
    expect((await api.get('/blogs/open-day')).status).toBe(503);
    expect((await read('?x=1')).html).toContain('<p>old');
  });

  it('that cannot be rendered any more is shown as plain text', async () => {
    outcome = () => ({ refused: 'too-complex' });
    await api.deps.store.change((draft) => draft.posts.put(published));
    const expected = '<p>old &lt;words&gt; &amp; &quot;marks&quot;</p>\n<p>of *ours*</p>';
    expect((await read()).html).toBe(expected);
    expect((await read('?x=1')).html).toBe(expected);
    expect(rendered).toHaveLength(2);
    expect(stored()?.html).toBeUndefined();
  });

  it.each([
    ['too-complex', 'This text takes too long to be prepared for the website.'],
    ['too-long', 'This text becomes too long on the website.'],
  ] as const)('that is %s is refused with a sentence, and nothing is stored', async (refused, sentence) => {
    const { id } = await begin('first');
    outcome = () => ({ refused });
    for (const { status, body } of [
      await api.call('post', '/blogs', { as: admin, json: { title: 'B', body: 'x' } }),
      await put(id, { title: 'Open day', body: 'x' }),
      await api.call('post', '/blogs/preview', { as: admin, json: { body: 'x' } }),
    ]) {
      expect(status).toBe(400);
      expect(body.code).toBe('invalid');
      expect(body.fields.body).toContain(sentence);
    }
    expect(api.deps.store.data.posts.size).toBe(1);
    expect(stored()?.body).toBe('first');
  });

  it('that is over a limit is refused before it is rendered', async () => {
    for (const path of ['', '/preview']) {
      const { status, body } = await api.call('post', `/blogs${path}`, {
        as: admin,
        json: { title: 'B', body: '>'.repeat(5000) },
      });
      expect([status, body.fields.body]).toEqual([400, expect.stringContaining('quotes or lists inside each other')]);
    }
    expect(rendered).toEqual([]);
  });

  it('leaves the answers as they were: its HTML is nowhere but on the page of the post', async () => {
    const { id } = await begin('first');
    await publish(id);
    for (const answer of [
      await api.get('/blogs'),
      await api.get(`/blogs/by-id/${id}`, admin),
      await api.get('/blogs/all', admin),
    ]) {
      expect(answer.text).not.toContain('<p>first');
    }
  });
});
