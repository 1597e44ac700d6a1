import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chunkedHead, megabytesOf } from '../support/chunked-bodies.ts';
import { type Product, startProduct } from '../support/product.ts';
import { jsonRequest, requestLine, sendRaw } from '../support/raw-socket.ts';
import { formOf, offer, pngFile, STORY } from '../support/submissions.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const form = 'multipart/form-data; boundary=X';
const picture = '--X\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';

/** Requests that are answered before their bodies are read to the end, or at all. */
const early = [
  { why: 'too much JSON', path: '/api/auth/login', type: 'application/json', status: 413 },
  { why: 'too large a picture', path: '/api/testimonials', type: form, begin: picture, status: 413 },
  { why: 'no JSON', path: '/api/auth/login', type: 'text/plain', status: 415 },
  { why: 'nobody signed in', path: '/api/blogs', type: 'application/json', status: 401 },
  { why: 'no such address', path: '/api/nothing-here', type: 'application/json', status: 404 },
];

describe('a response before the end of the body', () => {
  it.each(early)(
    'reaches a client that reads only after sending 40 MB: $why',
    async ({ path, type, begin, status }) => {
      const stream = () => megabytesOf(' ', 40, begin);
      expect((await sendRaw(product.server.url, chunkedHead(path, type), { stream, readsLast: true })).status).toBe(
        status,
      );
    },
  );

  it('reaches a client that sends a body with a page request', async () => {
    const head = requestLine('GET', '/api/testimonials/approved', ['Transfer-Encoding: chunked']);
    await product.get('/testimonials/approved');
    const answer = await sendRaw(product.server.url, head, { stream: () => megabytesOf(' ', 20), readsLast: true });
    expect(answer.status).toBe(200);
  });

  it.each(early)('does not let the client send forever: $why', async ({ path, type, begin }) => {
    let megabytes = 0;
    const stream = function* () {
      for (const megabyte of megabytesOf(' ', 400, begin)) {
        megabytes += 1;
        yield megabyte;
      }
    };
    await sendRaw(product.server.url, chunkedHead(path, type), { stream, readsLast: true });
    expect(megabytes).toBeGreaterThan(64);
    expect(megabytes).toBeLessThan(200);
  });

  it('keeps the connection usable for the next request with keep-alive', async () => {
    const { call } = product;
    for (let turn = 0; turn < 5; turn += 1) {
      const [large, small] = [pngFile(640, 480, { bytes: 9_000_000 }), pngFile(640, 480)];
      expect((await call('post', '/testimonials', { form: formOf({ content: STORY, image: large }) })).status).toBe(
        413,
      );
      expect((await call('post', '/testimonials', { form: formOf({ image: small }) })).status).toBe(400);
      expect((await call('get', '/testimonials/approved')).status).toBe(200);
    }
  });
});

describe('a connection after its last response', () => {
  let staff: Record<string, string>;
  beforeEach(async () => {
    staff = await product.signIn();
  });
  const offers = async () => (await product.get('/donationitems/status/pending', staff)).body.total;

  /** Writes follow each other: once another offer is kept, whatever was begun before it is, too. */
  const expectOne = async (before: number) => {
    expect((await product.call('post', '/donationitems/simple', { json: offer })).status).toBe(201);
    expect(await offers()).toBe(before + 1);
  };

  /** Sends the first part, waits for the answer to it, and sends the other one. */
  const inTwoParts = async (first: string, second: string) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(product.server.url).port) });
    socket.on('error', () => {});
    const closed = once(socket, 'close').catch(() => {});
    socket.write(first);
    await once(socket, 'data');
    socket.write(second);
    await closed;
  };
  const whole = jsonRequest('POST', '/api/donationitems/simple', offer);

  it('ignores further requests', async () => {
    const before = await offers();
    const refused = 'POST /api/%2e%2e/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n';
    await inTwoParts(`${refused}12345`, `67890${whole}`);
    await expectOne(before);
  });
});
