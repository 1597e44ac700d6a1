import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv, SettingError } from '#api/app/env.ts';
import { type Product, startProduct } from '../support/product.ts';
import { makeDataDir, removeDataDir, startServer } from '../support/server-process.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';
import { png } from '../unit/images/samples.ts';

const OTHER = 'https://admin.example.org';

let product: Product;
/** Behind TLS, with both foreign ways of signing in and another origin that may call. */
let secured: Product;
let admin: Headers;
let picture: string;
let waiting: string;

beforeAll(async () => {
  [product, secured] = await Promise.all([
    startProduct(),
    startProduct({
      PUBLIC_URL: 'https://portal.example',
      MICROSOFT_CLIENT_ID: 'portal',
      MICROSOFT_TENANT_ID: 'tenant',
      GOOGLE_CLIENT_ID: 'portal',
      BACKEND_ORIGINS: OTHER,
    }),
  ]);
  admin = await product.signIn();
  const image = new Blob([new Uint8Array(await png(40, 30))]);
  const tell = async () =>
    (await product.call('post', '/testimonials', { form: formOf({ content: STORY, image }) })).body;
  const shown = await tell();
  await product.call('put', `/testimonials/${shown.id}/status`, { as: admin, json: { action: 'approve' } });
  picture = shown.imageUrl;
  waiting = (await tell()).imageUrl;
});
afterAll(() => Promise.all([product.close(), secured.close()]));

const directives = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split(';').map((one) => [one.trim().split(' ')[0], one.trim().split(' ').slice(1)]),
  );

const expected = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const isSafe = (headers: globalThis.Headers, where: string) => {
  expect(Object.fromEntries(headers), where).toMatchObject(expected);
  expect(directives(headers.get('content-security-policy')), where).toEqual(POLICY);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(headers.get('permissions-policy'), where).toContain(`${feature}=()`);
  }
  for (const name of [
    'x-powered-by',
    'server',
    'strict-transport-security',
    'access-control-allow-origin',
    'set-cookie',
  ]) {
    expect(headers.get(name), `${name} of ${where}`).toBeNull();
  }
};

const to = (path: string, init: RequestInit = {}) => fetch(product.server.url + path, { redirect: 'manual', ...init });
const send = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const assetsOf = async () => {
  const html = await (await to('/')).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+|\/icon\.svg)"/g)].flatMap(([, path]) => path ?? []);
};

describe('the safe headers', () => {
  const pages = [
    '/',
    '/about',
    '/testimonials',
    '/donations',
    '/donations?form=1',
    '/services',
    '/support',
    '/blogs',
    '/about/our-shops',
  ];
  it.each([...pages, '/admin', '/admin/login', '/admin/testimonials', '/no/such/page', '/%E0%A4%A'])(
    'stand on the page %s, rendered anew and from the cache',
    async (path) => {
      for (const round of ['made', 'kept', 'kept again']) isSafe((await to(path)).headers, `${path}, ${round}`);
      isSafe((await to(path, { method: 'HEAD' })).headers, `HEAD ${path}`);
      isSafe((await to(path, { headers: { 'accept-encoding': 'br' } })).headers, `${path} in Brotli`);
    },
  );

  it('stand on an answer that has not changed', async () => {
    for (const path of ['/', '/api/testimonials/approved', '/api/settings', picture, ...(await assetsOf())]) {
      const etag = (await to(path)).headers.get('etag') ?? '';
      const again = await to(path, { headers: { 'if-none-match': etag } });
      expect([again.status, etag !== ''], path).toEqual([304, true]);
      isSafe(again.headers, `${path} unchanged`);
    }
  });

  it('stand on every file of the site', async () => {
    const files = await assetsOf();
    expect(files.length).toBeGreaterThan(3);
    for (const path of files) {
      const answer = await to(path);
      expect(answer.status, path).toBe(200);
      isSafe(answer.headers, path);
    }
  });

  it('stand on the answers of the API, cached ones and documents as well', async () => {
    const open = [
      '/health',
      '/openapi.json',
      '/docs',
      '/settings',
      '/testimonials/approved',
      '/textcontainers',
      '/imagecontainers',
      '/blogs',
      '/auth/options',
    ];
    for (const path of [...open, ...open]) {
      const answer = await to(`/api${path}`);
      expect(answer.status, path).toBe(200);
      isSafe(answer.headers, path);
    }
    for (const path of ['/testimonials', '/donationitems', '/auth/me', '/dashboard']) {
      isSafe((await to(`/api${path}`, { headers: admin })).headers, path);
    }
    isSafe((await to('/api/donationitems/simple', send(offer))).headers, 'an offer');
  });

  it('stand on pictures, shown and hidden', async () => {
    isSafe((await to(picture)).headers, 'a picture');
    isSafe((await to(waiting)).headers, 'a hidden picture');
    isSafe((await to(waiting, { headers: admin })).headers, 'a picture for staff');
  });

  it.each<[string, number, () => Promise<Response>]>([
    ['400', 400, () => to('/api/testimonials/auto-review', send('{"broken'))],
    ['401', 401, () => to('/api/testimonials')],
    ['401 of a sign-in', 401, () => to('/api/auth/login', send({ email: 'a@b.example', password: 'x' }))],
    ['404', 404, () => to('/api/nothing')],
    ['405', 405, () => to('/api/health', { method: 'DELETE' })],
    ['413', 413, () => to('/api/donationitems/simple', send('x'.repeat(2_000_000)))],
    ['415', 415, () => to('/api/donationitems/simple', { method: 'POST', body: 'x' })],
    ['503', 503, () => to('/api/auth/google', send({ credential: 'x' }))],
    ['a page that takes a form', 400, () => to('/testimonials', { method: 'POST', body: formOf({ content: '' }) })],
    ['404 of a page that is posted to', 404, () => to('/about', { method: 'POST', body: formOf({ content: '' }) })],
  ])('stand on the refusal %s', async (where, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    isSafe(answer.headers, where);
  });

  it('the pages need nothing that the policy forbids: no inline script, style or handler', async () => {
    for (const path of [...pages, '/admin', '/api/docs', '/no/such/page']) {
      const html = await (await to(path)).text();
      expect(html, path).not.toMatch(
        /<style|\sstyle=|\son[a-z]+=|javascript:|<script(?![^>]*(\ssrc=|type="application\/(ld\+)?json"))/i,
      );
      for (const [, address] of html.matchAll(/<(?:script|link|img|source|iframe)[^>]*?(?:src|href)="([^"]+)"/g)) {
        expect(address, path).toMatch(/^\/(?!\/)|^http:\/\/localhost:\d+\//);
      }
    }
  });
});

describe('behind TLS and with foreign ways of signing in', () => {
  it('the browser is told to stay with TLS, everywhere', async () => {
    for (const path of [
      '/',
      '/',
      '/admin',
      '/api/health',
      '/api/settings',
      '/api/settings',
      '/api/testimonials',
      '/nothing',
      '/icon.svg',
    ]) {
      const { headers } = await secured.page(path);
      const [, seconds = ''] =
        /^max-age=(\d+); includeSubDomains/.exec(headers.get('strict-transport-security') ?? '') ?? [];
      expect(Number(seconds), path).toBeGreaterThanOrEqual(31_536_000);
    }
  });

  it('the policy grows by exactly what these ways need, and stays without unsafe-inline', async () => {
    for (const path of ['/', '/admin/login', '/api/health']) {
      const { headers } = await secured.page(path);
      const [microsoft, google] = ['https://login.microsoftonline.com', 'https://accounts.google.com/gsi/'];
      expect(directives(headers.get('content-security-policy'))).toEqual({
        ...POLICY,
        'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
        'style-src': ["'self'", 'https://accounts.google.com/gsi/style'],
        'connect-src': ["'self'", microsoft, google],
        'frame-src': [microsoft, google],
      });
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
  });
});

const granted = (headers: globalThis.Headers) =>
  ['access-control-allow-origin', 'access-control-allow-credentials', 'access-control-expose-headers'].flatMap(
    (name) => headers.get(name) ?? [],
  );
const foreign = [
  'https://evil.example',
  'null',
  'file://',
  'http://localhost',
  'http://127.0.0.1:3000',
  'chrome-extension://abc',
  `${OTHER}.evil.example`,
  'http://admin.example.org',
  `${OTHER}:8443`,
  'https://ADMIN.example.org.',
  '*',
  '',
];

describe('other origins', () => {
  it.each(foreign)('23 "%s" gets no permission, from any call and any page', async (origin) => {
    for (const { server } of [product, secured]) {
      for (const path of [
        '/api/health',
        '/api/testimonials/approved',
        '/api/testimonials/approved',
        '/api/testimonials',
        '/api/auth/me',
        '/',
        '/',
        '/api/nothing',
        picture,
      ]) {
        const simple = await fetch(server.url + path, { headers: { origin, ...admin } });
        expect(granted(simple.headers), path).toEqual([]);
        const preflight = await fetch(server.url + path, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'authorization',
          },
        });
        expect(granted(preflight.headers), `OPTIONS ${path}`).toEqual([]);
      }
    }
  });

  it('the origin that is set gets it, for itself alone and without cookies, from cached responses as well', async () => {
    for (const path of [
      '/testimonials/approved',
      '/testimonials/approved',
      '/settings',
      '/settings',
      '/health',
      '/nothing',
      '/testimonials',
    ]) {
      for (const as of [{}, { origin: OTHER }] as Headers[]) {
        const { headers } = await secured.get(path, as);
        expect(granted(headers), path).toEqual(as.origin ? [OTHER] : []);
        if (as.origin) expect(headers.get('vary')?.toLowerCase(), path).toContain('origin');
      }
    }
    const preflight = await secured.call('options', '/testimonials/x/status', {
      headers: {
        origin: OTHER,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(OTHER);
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const page = await fetch(secured.server.url, { headers: { origin: OTHER } });
    expect(granted(page.headers)).toEqual([]);
  });

  it('everybody, "null" and files cannot even be set', async () => {
    for (const origins of ['null', 'file://', 'https://admin.example.org/path', 'admin.example.org', `${OTHER},*`]) {
      expect(() => readEnv({ BACKEND_ORIGINS: origins }), origins).toThrow(SettingError);
    }
    const dataDir = await makeDataDir();
    try {
      const started = startServer(dataDir, { BACKEND_ORIGINS: '*' });
      await expect(started).rejects.toThrow(/BACKEND_ORIGINS is "\*", but it has to be origins like/);
    } finally {
      await removeDataDir(dataDir);
    }
  });

  it('a foreign page cannot change anything with a form of its own: no call takes what a form can send and a session', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of types) {
      const headers = { 'content-type': type, origin: 'https://evil.example', cookie: admin.authorization ?? '' };
      const { status } = await product.call('put', '/settings', { raw: '{}', headers });
      expect(status).toBe(401);
      expect((await product.call('put', '/settings', { as: admin, raw: '{}', headers })).status).toBe(415);
    }
  });
});
