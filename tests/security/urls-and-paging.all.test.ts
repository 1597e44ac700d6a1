import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes } from '#api/app/routes.ts';
import { type Product, startProduct } from '../support/product.ts';
import { NOBODY } from '../support/protected-routes.ts';
import { jsonRequest, requestLine, sendRaw } from '../support/raw-socket.ts';
import { offer } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';

let product: Product;
let admin: Headers;
let webhookId: string;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
  const json = { name: 'Chat room', url: 'https://hooks.example/', events: ['run.done'] };
  const { body } = await product.call('post', '/webhooks', { as: admin, json });
  webhookId = body.webhook.id;
});
afterAll(() => product.close());

const isPaged = (query: z.core.$ZodType): boolean =>
  'pageSize' in Object(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties);

/** Every list that is read in pages, from the product's own table. */
const lists = routes
  .filter(({ method, query }) => method === 'get' && query && isPaged(query))
  .map(({ path }) => path.replace(':status', 'pending').replace(/:\w+/g, NOBODY));
const raw = (bytes: string) => sendRaw(product.server.url, bytes);

describe('odd paging', () => {
  it('the lists of the specification are among those tried', () => {
    for (const path of [
      '/testimonials',
      '/testimonials/approved',
      '/testimonials/pending',
      '/donationitems',
      '/donationitems/status/pending',
    ])
      expect(lists).toContain(path);
  });

  const odd = [
    '0',
    '-1',
    '1.5',
    '1e1',
    '0x1',
    'abc',
    '',
    '%20',
    '1%20',
    '+1',
    '01',
    'NaN',
    'Infinity',
    'null',
    '9999999999',
    '9007199254740993',
    '1;DROP',
    '%00',
    '١',
    '1,2',
    '[1]',
  ];
  it.each(lists)('of %s is 400 with a sentence', async (path) => {
    for (const value of odd) {
      for (const name of ['page', 'pageSize']) {
        const { status, body } = await product.get(`${path}?${name}=${value}`, admin);
        expect([status, body?.code, Object.keys(body?.fields ?? {})], `${name}=${value}`).toEqual([
          400,
          'invalid',
          [name],
        ]);
      }
    }
    for (const pageSize of [101, 1000, 1_000_000]) {
      expect((await product.get(`${path}?pageSize=${pageSize}`, admin)).status).toBe(400);
    }
    expect((await product.get(`${path}?page=1&page=0`, admin)).status).toBe(400);
  });

  it.each(lists)('of %s far behind the end is an empty page', async (path) => {
    const there = path.replace(`/webhooks/${NOBODY}`, `/webhooks/${webhookId}`);
    const { status, body } = await product.get(`${there}?page=999999999&pageSize=100`, admin);
    const [rows] = Object.values(body).filter(Array.isArray);
    expect([status, rows]).toEqual([200, []]);
  });

  it('of a page is the first page or an empty one', async () => {
    for (const value of odd) expect((await product.page(`/testimonials?page=${value}`)).status, value).toBe(200);
  });

  it('odd tags and addresses of places are 400', async () => {
    for (const query of ['', '?tags=', '?tags=,,,', `?tags=${'a,'.repeat(13)}`, `?tags=${'a'.repeat(61)}`]) {
      expect((await product.get(`/textcontainers/by-tags${query}`)).status, query).toBe(400);
    }
    for (const url of ['', 'about', '//', 'https://evil.example', '/a%20b', `/${'a'.repeat(201)}`]) {
      const { status } = await product.get(`/imagecontainers/by-tags-and-url?tags=a&relativeUrl=${url}`);
      expect([400, 404], url).toContain(status);
    }
  });
});

const climbing = [
  '/../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/..\\..\\..\\etc\\passwd',
  '/....//....//etc/passwd',
  '/%252e%252e%252fetc%252fpasswd',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '//etc/passwd',
  '///etc/passwd',
  '/assets/../../server/main.js',
  '/assets/..%2f..%2fserver%2fmain.js',
  '/assets/%2e%2e/.vite/manifest.json',
  '/.vite/manifest.json',
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/package.json',
  '/server/main.js',
  '/data/people.json',
  '/people.json',
  '/secret.key',
  '/%00',
  '/icon.svg%00.js',
  '/icon.svg/../../server/main.js',
  '/assets/',
  '/assets',
  '/file:///etc/passwd',
  '/admin/../../../etc/passwd',
  '/blogs/..%2f..%2fetc%2fpasswd',
];
const climbingApi = [
  '/api/../package.json',
  '/api/..%2f..%2fetc/passwd',
  '/api/media/../../secret.key',
  '/api/media/..%2f..%2fsecret.key/400x300.webp',
  '/api/media/%2e%2e/%2e%2e',
  '/api/media/AAAAAAAAAAAAAAAAAAAAAA/..%2f..%2f..%2fsecret.key',
  '/api/media/AAAAAAAAAAAAAAAAAAAAAA/400x300.webp%00.png',
  '/api/media/',
  '/api/textcontainers/..%2f..%2fsecret.key',
  '/api/testimonials/__proto__',
  '/api/donationitems/status/__proto__',
];
const SECRETS = /root:x:0|"passwordHash"|\$argon2|createServer|"dependencies"|\[core\]|ref: refs|isEntry/;

describe('path traversal and dot files', () => {
  it.each(climbing)('%s is refused or a page that is not there, and no file', async (target) => {
    const { status, text } = await raw(requestLine('GET', target));
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(SECRETS);
    expect(text).not.toMatch(/ENOENT|EISDIR|node_modules|\/work\//);
  });

  it.each(climbingApi)('%s is refused as JSON, without sign-in and with it', async (target) => {
    for (const headers of [[], [`Authorization: ${admin.authorization}`]]) {
      const { status, text, head } = await raw(requestLine('GET', target, headers));
      expect([400, 401, 404, 405]).toContain(status);
      expect(head).toMatch(/content-type: application\/json/i);
      expect(text).not.toMatch(SECRETS);
    }
  });

  it.each([
    '/%E0%A4%A',
    '/%',
    '/%zz',
    '/blogs/%ff%fe',
    '/api/%E0%A4%A',
    '/api/textcontainers/%ff',
    '/api/media/%ff/%ff',
    '/?%ff=%E0',
    `/${'a'.repeat(8000)}`,
    `/?q=${'a'.repeat(8000)}`,
  ])('an address that cannot be read is no error of ours: %.40s', async (target) => {
    const { status } = await raw(requestLine('GET', target));
    expect([200, 400, 404, 414, 431]).toContain(status);
  });
});

describe('unknown addresses', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/testimonials/',
    '/api//testimonials',
    '/api/Testimonials',
    '/api/v1/testimonials',
    '/api/testimonials/approved/x',
    '/api/graphql',
    '/api/.env',
    '/api/admin',
    '/api/%00',
  ])('%s is 404 as JSON for every method', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await fetch(product.server.url + path, { method });
      expect([answer.status, answer.headers.get('content-type')], method).toEqual([404, 'application/json']);
      expect(await answer.json()).toMatchObject({ code: 'not_found', message: expect.stringMatching(/\.$/) });
    }
  });

  it.each(['/no-such-page', '/wp-login.php', '/administrator', '/about/nothing', '/index.html', '/ABOUT/NOTHING'])(
    '%s is 404 with a page that helps',
    async (path) => {
      const { status, text, headers } = await product.page(path);
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toContain('Page not found');
    },
  );
});

describe('methods', () => {
  it.each([
    '/',
    '/about',
    '/api/health',
    '/api/testimonials',
    '/api/testimonials/approved',
    '/icon.svg',
    '/admin',
    '/nothing',
  ])('TRACE and TRACK of %s are refused and repeat nothing', async (target) => {
    for (const method of ['TRACE', 'TRACK', 'CONNECT', 'DEBUG']) {
      const { status, text } = await raw(
        requestLine(method, target, ['X-Secret: do-not-repeat', 'Cookie: a=do-not-repeat']),
      );
      expect([400, 405, ...(method === 'CONNECT' ? [0] : [])], method).toContain(status);
      expect(text).not.toContain('do-not-repeat');
    }
    const { status, head } = await raw(requestLine('TRACE', target));
    expect([status, /content-type: application\/json/i.test(head)]).toEqual([405, true]);
  });

  it('a method that an address does not take is 405 as JSON and names those that it takes', async () => {
    for (const [method, path, allowed] of [
      ['PATCH', '/testimonials', 'POST'],
      ['DELETE', '/testimonials', 'GET'],
      ['PUT', '/auth/login', 'POST'],
      ['GET', '/auth/login', 'POST'],
      ['POST', '/health', 'GET'],
      ['OPTIONS', '/donationitems/simple', 'POST'],
      ['PROPFIND', '/testimonials/approved', 'GET'],
    ] as const) {
      const { status, headers, body } = await product.call(method, path);
      expect([status, body?.code], `${method} ${path}`).toEqual([405, 'method_not_allowed']);
      expect(headers.get('allow')).toContain(allowed);
    }
  });

  it('a header for another method changes nothing', async () => {
    const made = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method']) {
      await product.call('get', `/donationitems/${made.id}?_method=DELETE`, {
        as: admin,
        headers: { [name]: 'DELETE' },
      });
    }
    expect((await product.get(`/donationitems/${made.id}`, admin)).status).toBe(200);
  });

  it('writing methods on pages are 404 or 405, never a page', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      for (const path of ['/', '/about', '/icon.svg', '/admin']) {
        const answer = await fetch(product.server.url + path, { method });
        expect([404, 405], `${method} ${path}`).toContain(answer.status);
      }
    }
  });
});

describe('conflicting lengths', () => {
  const smuggled = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const head = (...lines: string[]) =>
    [
      'POST /api/donationitems/simple HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      ...lines,
      '',
      '',
    ].join('\r\n');

  it.each([
    ['two different lengths', head('Content-Length: 5', 'Content-Length: 60', 'Connection: close')],
    ['two lengths in one', head('Content-Length: 5, 60', 'Connection: close')],
    ['a length and chunks', head('Content-Length: 6', 'Transfer-Encoding: chunked', 'Connection: close')],
    ['chunks and a length', head('Transfer-Encoding: chunked', 'Content-Length: 6', 'Connection: close')],
    ['a negative length', head('Content-Length: -1', 'Connection: close')],
    ['a length with a sign', head('Content-Length: +5', 'Connection: close')],
    ['a hexadecimal length', head('Content-Length: 0x5', 'Connection: close')],
    ['an endless length', head(`Content-Length: ${'9'.repeat(30)}`, 'Connection: close')],
    ['an unknown encoding', head('Transfer-Encoding: xchunked', 'Connection: close')],
    ['chunked not at the end', head('Transfer-Encoding: chunked, identity', 'Connection: close')],
    ['a space before the colon', head('Transfer-Encoding : chunked', 'Content-Length: 6', 'Connection: close')],
    ['a folded header', head('Transfer-Encoding:\r\n chunked', 'Content-Length: 6', 'Connection: close')],
    [
      'a chunk size that is no number',
      `${head('Transfer-Encoding: chunked', 'Connection: close')}zz\r\n{}\r\n0\r\n\r\n`,
    ],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no HTTP at all', 'HELLO\r\n\r\n'],
    [
      'a line of 100,000 characters',
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    ],
    ['100,000 characters of headers', requestLine('GET', '/', [`X-Long: ${'a'.repeat(100_000)}`])],
  ])('%s: one refusal and nothing smuggled behind it', async (_, bytes) => {
    const { status, text } = await raw(`${bytes}0\r\n\r\n${smuggled}`);
    expect([400, 413, 414, 431, 501]).toContain(status);
    expect(text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(text).not.toContain('"status":"ok"');
  });

  it('the next normal request works', async () => {
    const { status } = await raw(jsonRequest('POST', '/api/donationitems/simple', offer));
    expect(status).toBe(201);
  });

  it('a forged Host is in no response', async () => {
    for (const target of [
      '/',
      '/about',
      '/testimonials',
      '/no-such-page',
      '/api/openapi.json',
      '/api/docs',
      '/sitemap.xml',
      '/robots.txt',
      '/blogs/feed.xml',
    ]) {
      const bytes = requestLine('GET', target, [
        'X-Forwarded-Host: evil.example',
        'X-Original-URL: /evil.example',
      ]).replace('Host: localhost', 'Host: evil.example');
      expect((await raw(bytes)).text, target).not.toContain('evil.example');
    }
  });
});
