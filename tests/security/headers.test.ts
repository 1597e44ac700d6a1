import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv, SettingError } from '#api/app/env.ts';
import { pictureUrlOf } from '../support/made-pictures.ts';
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
  const tell = async () => {
    const { id } = (await product.call('post', '/testimonials', { form: formOf({ content: STORY, image }) })).body;
    return { id, url: await pictureUrlOf(product, id, admin) };
  };
  const shown = await tell();
  await product.call('put', `/testimonials/${shown.id}/status`, { as: admin, json: { action: 'approve' } });
  picture = shown.url;
  waiting = (await tell()).url;
});
afterAll(() => Promise.all([product.close(), secured.close()]));

const policyOf = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['server-html', 'offline-worker'],
};

/** Headers of every response: answers of the API and pictures have no others. */
const RESOURCE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
/** Headers of a file, which can be opened by itself. */
const FILE = { ...RESOURCE, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const DOCUMENT = {
  ...RESOURCE,
  'content-security-policy': policyOf(POLICY),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};
const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** What a response may say of itself, its connection and its caching. */
const ABOUT_ITSELF = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'allow', 'retry-after', 'www-authenticate'],
  ...['content-type', 'content-length', 'content-encoding', 'cache-control', 'etag', 'vary'],
  ...['x-request-id', 'speculation-rules'],
]);

/** Every other header, so that none is missing and none is sent without need. */
const protecting = (headers: globalThis.Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !ABOUT_ITSELF.has(name)));
const isDocument = (headers: globalThis.Headers, where: string) => expect(protecting(headers), where).toEqual(DOCUMENT);
const isResource = (headers: globalThis.Headers, where: string) => expect(protecting(headers), where).toEqual(RESOURCE);
const isFile = (headers: globalThis.Headers, where: string) => expect(protecting(headers), where).toEqual(FILE);

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

describe('each kind of response has its headers, all of them and no others', () => {
  it('the portal’s service worker may fetch, and nothing else', async () => {
    const { status, headers } = await to('/admin-worker.js');
    const policy = "default-src 'none'; connect-src 'self'";
    expect([status, protecting(headers)]).toEqual([200, { ...FILE, 'content-security-policy': policy }]);
  });

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
    'the page %s, rendered and cached',
    async (path) => {
      for (const round of ['rendered', 'cached', 'cached again'])
        isDocument((await to(path)).headers, `${path}, ${round}`);
      isDocument((await to(path, { method: 'HEAD' })).headers, `HEAD ${path}`);
      isDocument((await to(path, { headers: { 'accept-encoding': 'br' } })).headers, `${path} in Brotli`);
    },
  );

  it('a response that has not changed', async () => {
    const files = await assetsOf();
    for (const path of ['/', '/api/testimonials/approved', '/api/settings', picture, ...files]) {
      const etag = (await to(path)).headers.get('etag') ?? '';
      const again = await to(path, { headers: { 'if-none-match': etag } });
      expect([again.status, etag !== ''], path).toEqual([304, true]);
      const isAsExpected = path === '/' ? isDocument : files.includes(path) ? isFile : isResource;
      isAsExpected(again.headers, `${path} unchanged`);
      for (const name of ['content-type', 'content-length', 'content-encoding'])
        expect(again.headers.get(name), `${name} of ${path} unchanged`).toBeNull();
    }
  });

  it('every file of the site', async () => {
    const files = await assetsOf();
    expect(files.length).toBeGreaterThan(3);
    for (const path of files) {
      const answer = await to(path);
      expect(answer.status, path).toBe(200);
      isFile(answer.headers, path);
    }
  });

  it('the files made from the settings and the posts', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/blogs/feed.xml', '/manifest.webmanifest', '/map-pins.css'])
      for (const round of ['made', 'cached', 'cached again']) {
        const answer = await to(path);
        expect(answer.status, path).toBe(200);
        isFile(answer.headers, `${path}, ${round}`);
      }
  });

  it('the answers of the API, cached ones as well; its description to read is a document', async () => {
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
      (path === '/docs' ? isDocument : isResource)(answer.headers, path);
    }
    for (const path of ['/testimonials', '/donationitems', '/auth/me', '/dashboard']) {
      isResource((await to(`/api${path}`, { headers: admin })).headers, path);
    }
    isResource((await to('/api/donationitems/simple', send(offer))).headers, 'an offer');
  });

  it('pictures, public and not', async () => {
    isResource((await to(picture)).headers, 'a picture');
    isResource((await to(waiting)).headers, 'a hidden picture');
    isResource((await to(waiting, { headers: admin })).headers, 'a picture for staff');
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
  ])('the refusal %s', async (where, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    (where === 'a page that takes a form' ? isDocument : isResource)(answer.headers, where);
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

describe('behind TLS and with sign-in providers', () => {
  const [microsoft, google] = ['https://login.microsoftonline.com', 'https://accounts.google.com/gsi/'];
  const { 'default-src': none, 'img-src': images, 'font-src': fonts, ...others } = POLICY;
  const signingIn = {
    ...DOCUMENT,
    'content-security-policy': policyOf({
      'default-src': none,
      'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
      'style-src': ["'self'", 'https://accounts.google.com/gsi/style'],
      'img-src': images,
      'font-src': fonts,
      'connect-src': ["'self'", microsoft, google],
      'frame-src': [microsoft, google],
      ...Object.fromEntries(
        Object.entries(others).filter(([name]) => !/^((script|style|connect)-src|trusted-types)$/.test(name)),
      ),
      'trusted-types': ['server-html', 'offline-worker', 'goog#html', "'allow-duplicates'"],
    }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };

  it('the browser is told to stay with TLS, everywhere', async () => {
    for (const [expected, paths] of [
      [signingIn, ['/', '/', '/admin', '/nothing', '/api/docs']],
      [RESOURCE, ['/api/health', '/api/settings', '/api/settings', '/api/testimonials']],
      [FILE, ['/icon.svg', '/robots.txt']],
    ] as const)
      for (const path of paths)
        expect(protecting((await secured.page(path)).headers), path).toEqual({ ...expected, ...HSTS });
  });

  it('the policy has exactly the additions that these need, without unsafe-inline', async () => {
    for (const path of ['/', '/admin/login', '/api/docs']) {
      const policy = (await secured.page(path)).headers.get('content-security-policy');
      expect(policy, path).toBe(signingIn['content-security-policy']);
      expect(policy, path).not.toMatch(/unsafe|\*/);
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
  it.each(foreign)('"%s" gets no permission, from any call and any page', async (origin) => {
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

  it('the configured origin gets it, without cookies, from cached responses as well', async () => {
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

  it('the origin of the desktop app gets it without a setting, without cookies', async () => {
    for (const one of [product, secured]) {
      const origin = 'app://admin';
      const preflight = await one.call('options', '/auth/login', {
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      expect(preflight.status).toBe(204);
      expect(granted(preflight.headers)).toEqual([origin]);
      for (const path of ['/health', '/testimonials/approved', '/testimonials/approved']) {
        expect(granted((await one.get(path, { origin })).headers), path).toEqual([origin]);
        expect(granted((await one.get(path, { origin: 'app://other' })).headers), path).toEqual([]);
      }
    }
  });

  it('"*", "null" and files are invalid settings', async () => {
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

  it('a foreign page cannot change anything with a form of its own: no call takes what a form can send and a session, and none what it sends', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of types) {
      const headers = { 'content-type': type, origin: 'https://evil.example', cookie: admin.authorization ?? '' };
      const { status } = await product.call('put', '/settings', { raw: '{}', headers });
      expect(status).toBe(403);
      expect((await product.call('put', '/settings', { as: admin, raw: '{}', headers })).status).toBe(403);
      const { origin, ...own } = headers;
      expect((await product.call('put', '/settings', { raw: '{}', headers: own })).status).toBe(401);
      expect((await product.call('put', '/settings', { as: admin, raw: '{}', headers: own })).status).toBe(415);
    }
  });
});
