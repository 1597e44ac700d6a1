import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '#contract/settings/settings.ts';
import { createPageRenderer } from '#site/entry-server.tsx';
import { editablePlaces } from '../support/editable-places.ts';
import { ALL_ATTACKS, ATTACKS, hostileSettings, plantHostileTexts } from '../support/hostile-texts.ts';
import { type Product, startProduct } from '../support/product.ts';
import { formOf, offer } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
});
beforeAll(() => plantHostileTexts(product.call, admin, editablePlaces));
afterAll(() => product.close());

/** Reads a page as a browser does and fails on everything in it that would run or lead away. */
const holdsNothingActive = (html: string, where: string) => {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html');
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name.startsWith('on'), `${element.tagName} ${name} on ${where}`).toBe(false);
      expect(name === 'srcdoc' || name === 'style', `${element.tagName} ${name} on ${where}`).toBe(false);
      if (/^(href|src|action|formaction|xlink:href)$/.test(name))
        expect(value, where).toMatch(/^(\/(?!\/)|#|https:\/\/|tel:|sms:|mailto:|http:\/\/localhost)/);
    }
  }
  expect(document.querySelectorAll('iframe, object, embed, base, frame, applet, meta[http-equiv]').length, where).toBe(
    0,
  );
  expect([...document.querySelectorAll('img')].filter((img) => img.getAttribute('src') === 'x')).toEqual([]);
  for (const script of document.querySelectorAll('script')) {
    const type = script.getAttribute('type') ?? '';
    if (/^application\/(ld\+)?json$/.test(type)) {
      expect(script.textContent, where).not.toContain('<');
      expect(() => JSON.parse(script.textContent ?? ''), where).not.toThrow();
    } else expect([script.getAttribute('src'), script.textContent]).toEqual([expect.stringMatching(/^\/assets\//), '']);
  }
  return document;
};

/** The text between the page data's tags as the bytes have it, not as a parser repairs it. */
const pageData = (html: string) => {
  const start = html.indexOf('<script id="page-data" type="application/json">');
  const from = html.indexOf('>', start) + 1;
  return { raw: html.slice(from, html.indexOf('</script>', from)), after: html.slice(html.indexOf('</script>', from)) };
};

const { pages: publicPages } = await createPageRenderer();
const addresses = [
  ...publicPages.map(({ path }) => path.replace(/:\w+/g, 'a-post')),
  '/testimonials?page=2',
  '/testimonials?write=1',
  '/donations?form=1',
];

describe('hostile markup in every text that pages show', () => {
  it.each(addresses)('on %s is text, and its page data stays in its element', async (path) => {
    const { text, status } = await product.page(path);
    expect(status).toBe(path.includes('a-post') ? 404 : 200);
    holdsNothingActive(text, path);
    const { raw, after } = pageData(text);
    expect(raw).not.toMatch(/<|\u2028|\u2029/);
    expect(after).toBe('</script>\n</body>\n</html>');
    expect(() => JSON.parse(raw)).not.toThrow();
    for (const attack of ['<img src=x', '<script>alert', '<svg onload', '<iframe', '<base', '<!--<']) {
      expect(text.includes(attack), `${attack} on ${path}`).toBe(false);
    }
  });

  it('is shown on the pages as it was written', async () => {
    const shown =
      holdsNothingActive((await product.page('/testimonials')).text, '/testimonials').body.textContent ?? '';
    for (const attack of ATTACKS.slice(4)) expect(shown).toContain(attack);
    expect(holdsNothingActive((await product.page('/about')).text, '/about').body.textContent).toContain(ATTACKS[0]);
  });

  it('reaches the page data exactly, so that the browser shows the same', async () => {
    const data = JSON.stringify(JSON.parse(pageData((await product.page('/testimonials')).text).raw));
    for (const attack of ATTACKS.slice(4)) expect(data).toContain(JSON.stringify(`${attack} and then enough words.`));
  });

  it.each(ATTACKS)('in the address: %s', async (attack) => {
    const coded = encodeURIComponent(attack);
    for (const path of [
      `/${coded}`,
      `/blogs/${coded}`,
      `/testimonials?page=${coded}&write=${coded}`,
      `/donations?form=${coded}`,
      `/?${coded}=${coded}`,
      `/admin/${coded}?x=${coded}`,
    ]) {
      const { text, status } = await product.page(path);
      expect(status).toBeLessThan(500);
      holdsNothingActive(text, path);
    }
  });

  it('in a form that is shown again with what was typed', async () => {
    const typed = {
      ...offer,
      submitterName: ALL_ATTACKS.slice(0, 90),
      submitterEmail: ALL_ATTACKS,
      submitterPhone: ALL_ATTACKS,
      description: ALL_ATTACKS,
      pickupAddress: ALL_ATTACKS,
      category: ALL_ATTACKS,
      condition: ALL_ATTACKS,
      category2: ALL_ATTACKS,
      condition2: ALL_ATTACKS,
      howMany2: ALL_ATTACKS,
      pickupRequired: ALL_ATTACKS,
      estimatedValue: ALL_ATTACKS,
    };
    for (const [path, fields] of [
      ['/donations', typed],
      [
        '/testimonials',
        {
          name: ALL_ATTACKS,
          email: ALL_ATTACKS,
          content: ALL_ATTACKS,
          consent: ALL_ATTACKS,
          consentTo: [ALL_ATTACKS, ALL_ATTACKS],
          [ALL_ATTACKS]: ALL_ATTACKS,
        },
      ],
    ] as const) {
      const answer = await fetch(`${product.server.url}${path}`, { method: 'POST', body: formOf(fields) });
      expect(answer.status).toBe(400);
      const html = await answer.text();
      holdsNothingActive(html, path);
      expect(pageData(html).raw).not.toContain('<');
    }
  });

  it('in the names and contact values of the charity, on every page and in the admin portal', async () => {
    const { revision, ...settings }: Settings = (await product.get('/settings')).body;
    const hostile = hostileSettings(settings);
    const saved = await product.call('put', '/settings', { as: admin, json: hostile });
    try {
      expect(saved.status, saved.text).toBe(200);
      for (const path of [...addresses, '/admin', '/admin/login', '/no/such/page']) {
        const { text } = await product.page(path);
        holdsNothingActive(text, path);
        expect(text).not.toMatch(/<img src=x|<script>alert|<svg onload/);
      }
    } finally {
      expect((await product.call('put', '/settings', { as: admin, json: settings })).status).toBe(200);
    }
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    'file:///etc/passwd',
  ])('a link of the charity cannot be %s', async (url) => {
    const settings: Settings = (await product.get('/settings')).body;
    const json = { ...settings, social: [{ name: 'Follow us', url }] };
    expect((await product.call('put', '/settings', { as: admin, json })).status).toBe(400);
  });

  it('is returned by the API as JSON that no browser treats as a page', async () => {
    for (const path of [
      '/testimonials/approved',
      '/textcontainers',
      '/imagecontainers',
      '/settings',
      '/testimonials?page=1',
      `/${ALL_ATTACKS}`,
    ]) {
      const { headers } = await product.get(encodeURI(path), admin);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
