import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { SHELL_HEADER } from '#contract/desktop/desktop-shell.ts';
import { consentTopics } from '#contract/testimonials/testimonials.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { pathOf } from '../../support/protected-routes.ts';
import { formOf, offer, STORY } from '../../support/submissions.ts';
import type { Headers } from '../../support/test-api.ts';

const PUBLIC_URL = 'https://www.charity.example';
const OTHER = 'https://admin.charity.example';

let product: Product;
let admin: Headers;
beforeAll(async () => {
  product = await startProduct({ PUBLIC_URL, BACKEND_ORIGINS: OTHER });
  admin = await product.signIn();
});
afterAll(() => product.close());

/** Every way in which a page can make its visitor's browser write: calls and posted forms, of visitors and of staff. */
const writes: [string, (headers: Headers) => Promise<number>][] = [
  [
    'an offer',
    async (headers) => (await product.call('post', '/donationitems/simple', { json: offer, headers })).status,
  ],
  [
    'a testimonial',
    async (headers) =>
      (await product.call('post', '/testimonials', { form: formOf({ content: STORY }), headers })).status,
  ],
  [
    'a posted testimonial form',
    async (headers) => {
      const body = formOf({ content: STORY, consentTo: consentTopics });
      return (await fetch(`${product.server.url}/testimonials`, { method: 'POST', body, headers })).status;
    },
  ],
  [
    'a posted donation form',
    async (headers) => {
      const body = formOf({ ...offer, estimatedValue: '1', pickupRequired: 'true' });
      return (await fetch(`${product.server.url}/donations`, { method: 'POST', body, headers })).status;
    },
  ],
  [
    'an automatic review',
    async (headers) =>
      (await product.call('post', '/testimonials/auto-review', { json: { content: STORY }, headers })).status,
  ],
  [
    'a manage link',
    async (headers) => (await product.call('post', '/testimonials/yours', { json: { token: 'x' }, headers })).status,
  ],
  [
    'a change by staff',
    async (headers) =>
      (await product.call('put', '/settings/review', { as: admin, json: { rejectionReasons: ['Spam.'] }, headers }))
        .status,
  ],
];

const foreign: [string, Headers][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['no origin that can be named', { origin: 'null' }],
  ['a file', { origin: 'file://' }],
  ['a subdomain', { origin: 'https://shop.charity.example', 'sec-fetch-site': 'same-site' }],
  ['a subdomain, by an old browser', { origin: 'https://shop.charity.example' }],
  ['the site without TLS', { origin: 'http://www.charity.example' }],
  ['a site whose name begins alike', { origin: 'https://www.charity.example.evil.example' }],
  ['another port', { origin: 'https://www.charity.example:8443' }],
  ['another site that calls itself the desktop app', { origin: 'https://evil.example', [SHELL_HEADER]: '1' }],
  ['a sandboxed page that calls itself the desktop app', { origin: 'null', [SHELL_HEADER]: '1' }],
];

describe('36 a page of another site', () => {
  it.each(foreign)('%s cannot make its visitors write anything', async (_, headers) => {
    const before = (await product.get('/dashboard', admin)).body;
    for (const [name, write] of writes) expect(await write(headers), name).toBe(403);
    const { donations, testimonials } = (await product.get('/dashboard', admin)).body;
    expect([donations, testimonials]).toEqual([before.donations, before.testimonials]);
  });

  it('is refused by every call that writes, signed in or not, also where there is no such call', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const calls = routes.filter(({ method }) => method !== 'get').map((one) => [one.method, pathOf(one)] as const);
    for (const [method, path] of [...calls, ['post', '/no-such-call'], ['post', '/health']] as const) {
      for (const as of [{}, admin]) {
        expect((await product.call(method, path, { as, headers, json: {} })).status, `${method} ${path}`).toBe(403);
      }
    }
  });

  it('is told so in a sentence, as JSON or as a page, and not one word comes back', async () => {
    const headers = { origin: 'https://evil.example' };
    const call = await product.call('post', '/donationitems/simple', { json: offer, headers });
    expect(call.body).toMatchObject({ code: 'forbidden', message: expect.stringContaining('another website') });
    expect(call.headers.get('access-control-allow-origin')).toBeNull();
    const body = formOf({ content: STORY });
    const page = await fetch(`${product.server.url}/testimonials`, { method: 'POST', body, headers });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toContain(STORY);
  });

  it('may not even ask for the header by which the desktop app is known', async () => {
    const asked = await fetch(`${product.server.url}/api/donationitems/simple`, {
      method: 'OPTIONS',
      headers: {
        ...{ origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        'access-control-request-headers': SHELL_HEADER,
      },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('can still be linked from: reading is open to everyone', async () => {
    for (const [, headers] of foreign) {
      expect((await product.page('/testimonials', headers)).status).toBe(200);
      expect((await product.call('get', '/testimonials/approved', { headers })).status).toBe(200);
    }
  });
});

describe('36 who may write', () => {
  it.each<[string, Headers]>([
    ['the site itself', { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' }],
    ['the site itself, in an old browser', { origin: PUBLIC_URL }],
    ['the site itself, on a page that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['the desktop app', { origin: 'app://admin', 'sec-fetch-site': 'cross-site' }],
    ['the desktop app, whatever its Chromium says', { 'sec-fetch-site': 'cross-site', [SHELL_HEADER]: '1' }],
    ['an origin of the settings', { origin: OTHER, 'sec-fetch-site': 'same-site' }],
    ['a program without a browser', {}],
    ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
  ])('%s', async (_, headers) => {
    for (const [name, write] of writes) expect(await write(headers), name).not.toBe(403);
  });

  it('a portal that is reached under another name than its settings say', async () => {
    const headers = { origin: product.server.url };
    expect((await product.call('post', '/donationitems/simple', { json: offer, headers })).status).toBe(201);
  });
});
