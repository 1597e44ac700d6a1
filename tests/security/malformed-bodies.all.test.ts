import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chunkedHead, MIB, megabytesOf } from '../support/chunked-bodies.ts';
import { type Product, startProduct } from '../support/product.ts';
import { jsonRequest, sendRaw } from '../support/raw-socket.ts';
import { offer, STORY } from '../support/submissions.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

afterEach(async () => {
  const normal = await product.call('post', '/donationitems/simple', { json: offer });
  expect(normal.status, 'the next normal request').toBe(201);
  const left = await readdir(join(product.server.dataDir, 'tmp'));
  expect(left, 'files of uploads on their way').toEqual([]);
});

const json = { 'content-type': 'application/json' };

/** Nothing of the inside: no stack, no path, no name of a file or a package. */
const tellsNothing = (text: string) => {
  expect(text).not.toMatch(/\bat .+:\d+|node_modules|\/work\/|\/tmp\/|\.(ts|js):|Error:|SyntaxError|zod|busboy|dist\//);
};

const openWrites = [
  '/donationitems/simple',
  '/testimonials/auto-review',
  '/auth/login',
  '/auth/google',
  '/auth/microsoft',
];

const problem = async (path: string, raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) => {
  const answer = await product.call('post', path, { raw, headers });
  tellsNothing(answer.text);
  expect(answer.body, answer.text).toMatchObject({
    code: expect.any(String),
    message: expect.stringMatching(/\w+ \w+/),
  });
  return answer.status;
};

describe('invalid JSON', () => {
  it.each(openWrites)('nested 100,000 deep is 400: %s', async (path) => {
    const depth = 100_000;
    expect(await problem(path, `${'['.repeat(depth)}${']'.repeat(depth)}`)).toBe(400);
    expect(await problem(path, `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)).toBe(400);
    expect(await problem(path, '['.repeat(depth))).toBe(400);
    const inside = {
      ...offer,
      content: 'DEEP',
      email: 'DEEP',
      description: 'DEEP',
      credential: 'DEEP',
      accessToken: 'DEEP',
    };
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(await problem(path, JSON.stringify(inside).replaceAll('"DEEP"', deep))).toBe(400);
  });

  it('nested deep where any value may stand is 400, for staff as well', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const place = { tags: ['managed-text', 'deep'], relativeUrl: '/deep', content: 'x', metadata: { note: 'DEEP' } };
    const raw = JSON.stringify(place).replace('"DEEP"', deep);
    const { status } = await product.call('post', '/textcontainers', {
      as: await product.signIn(),
      raw,
      headers: json,
    });
    expect(status).toBe(400);
  });

  it.each(openWrites)('12 2 MB of it is 413: %s', async (path) => {
    const big = JSON.stringify({ ...offer, content: STORY, email: 'a@b.example', password: 'x'.repeat(2 * MIB) });
    expect(await problem(path, big)).toBe(413);
  });

  it.each(openWrites)('as another type is 415: %s', async (path) => {
    const raw = JSON.stringify(offer);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/html',
      'application/jsonp',
      'application/xml',
    ]) {
      expect(await problem(path, raw, { 'content-type': type }), type).toBe(415);
    }
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"content": "a'],
    ['one quote', "{'content': 1}"],
    ['a comment', '{"content": 1 /* x */}'],
    ['more behind it', '{} {}'],
    ['NaN', '{"content": NaN}'],
    ['a byte order mark twice', '\ufeff\ufeff{}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a text', '"x"'],
    ['XML', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ])('malformed, %s, is 400', async (_, raw) => {
    for (const path of openWrites) expect(await problem(path, raw), path).toBe(400);
  });

  it('with bytes that are not UTF-8 is 400', async () => {
    const raw = new Uint8Array([...Buffer.from('{"content":"'), 0xff, 0xfe, 0xc0, 0xaf, ...Buffer.from('"}')]);
    for (const path of openWrites) expect(await problem(path, raw), path).toBe(400);
  });

  it('of the wrong kinds is 400', async () => {
    const kinds: unknown[] = [null, 1, true, [], {}, [STORY], { $gt: '' }, { toString: 'x' }];
    for (const kind of kinds) {
      expect(await problem('/testimonials/auto-review', JSON.stringify({ content: kind }))).toBe(400);
      expect(await problem('/auth/login', JSON.stringify({ email: kind, password: 'x' }))).toBe(400);
      expect(await problem('/auth/login', JSON.stringify({ email: 'a@b.example', password: kind }))).toBe(400);
      expect(await problem('/donationitems/simple', JSON.stringify({ ...offer, submitterName: kind }))).toBe(400);
    }
  });
});

const isTooLarge = async (head: string, stream: () => Iterable<Buffer>) => {
  const { status, body } = await sendRaw(product.server.url, head, { stream });
  tellsNothing(body);
  expect(status).toBe(413);
};

const BOUNDARY = 'edge-of-the-form';
const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const form = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const end = `--${BOUNDARY}--\r\n`;

describe('invalid forms', () => {
  it('12 40 MB is 413', async () => {
    const file = new Blob([new Uint8Array(40 * MIB)]);
    const sent = new FormData();
    sent.append('content', STORY);
    sent.append('image', file, 'big.jpg');
    const { status, body, text } = await product.call('post', '/testimonials', { form: sent });
    expect([status, body.code]).toEqual([413, 'too_large']);
    tellsNothing(text);
  });

  it('12 200 MB in chunks is 413 and costs no memory', async () => {
    const picture = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
    await isTooLarge(chunkedHead('/api/testimonials', form['content-type']), () =>
      megabytesOf('x', 200, part('content', STORY) + picture),
    );
  });

  it.each(openWrites)('12 200 MB of JSON in chunks is 413: %s', async (path) => {
    await isTooLarge(chunkedHead(`/api${path}`, json['content-type']), () => megabytesOf(' ', 200));
  });

  it.each([
    ['no boundary', { 'content-type': 'multipart/form-data' }, part('content', STORY) + end],
    ['another boundary', { 'content-type': 'multipart/form-data; boundary=other' }, part('content', STORY) + end],
    ['no end', form, part('content', STORY)],
    ['half a head', form, `--${BOUNDARY}\r\nContent-Dispo`],
    ['nothing', form, ''],
    ['rubbish', form, '\0\r\n\r\n--'],
    ['text where a picture belongs', form, part('content', STORY) + part('image', 'x') + end],
  ])('malformed, %s, is 400', async (_, headers, raw) => {
    for (const path of ['/testimonials', '/donationitems/AAAAAAAAAAAAAAAAAAAAAA/photos']) {
      const answer = await product.call('post', path, { raw, headers });
      expect([400, 404], path).toContain(answer.status);
      tellsNothing(answer.text);
    }
    expect((await product.call('post', '/testimonials', { raw, headers })).status).toBe(400);
  });

  it('a thousand fields, or a thousand files, is 400 or 413', async () => {
    const fields = Array.from({ length: 1000 }, (_, at) => part(`field-${at}`, 'x')).join('');
    const files = Array.from({ length: 1000 }, () => part('image', 'x', '; filename="x.jpg"')).join('');
    for (const raw of [fields, files]) {
      const { status, text } = await product.call('post', '/testimonials', {
        raw: part('content', STORY) + raw + end,
        headers: form,
      });
      expect([400, 413]).toContain(status);
      tellsNothing(text);
    }
  });

  it('one field of a megabyte is 400 or 413', async () => {
    const raw = part('content', 'x'.repeat(MIB)) + end;
    expect([400, 413]).toContain((await product.call('post', '/testimonials', { raw, headers: form })).status);
  });

  it('JSON instead of a form is 415', async () => {
    for (const path of ['/testimonials', '/donationitems/AAAAAAAAAAAAAAAAAAAAAA/photos']) {
      expect((await product.call('post', path, { json: { content: STORY } })).status).toBe(415);
    }
  });

  it('the pages that take forms survive all of it', async () => {
    const bodies = [part('content', STORY), '', part('content', 'x'.repeat(MIB)) + end, 'rubbish'];
    for (const path of ['/testimonials', '/donations']) {
      for (const body of bodies) {
        const answer = await fetch(`${product.server.url}${path}`, { method: 'POST', headers: form, body });
        expect([400, 413]).toContain(answer.status);
        const text = await answer.text();
        expect(text).toContain('</html>');
        expect(text).not.toMatch(/node_modules|\/work\/|SyntaxError/);
      }
      const plain = await fetch(`${product.server.url}${path}`, { method: 'POST', headers: json, body: '{}' });
      expect([400, 415]).toContain(plain.status);
    }
  });
});

describe('memory', () => {
  it('the process has not restarted and is still small', async () => {
    const { readFile } = await import('node:fs/promises');
    const status = await readFile(`/proc/${product.server.pid}/status`, 'utf8').catch(() => 'VmRSS: 0 kB');
    expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(400);
    const { status: after } = await sendRaw(
      product.server.url,
      jsonRequest('POST', '/api/donationitems/simple', offer),
    );
    expect(after).toBe(201);
  });
});
