import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendCached } from '#api/http/cache/send-to-socket.ts';
import { type CachedResponse, createCachedResponse } from '#api/http/cache/variants.ts';
import { sendRaw } from '../../../support/raw-socket.ts';

const always = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
const whole = createCachedResponse(Buffer.from('A cached response. '.repeat(100)), { 'content-type': 'text/plain' });
let answer: CachedResponse;

let server: Server;
let url: string;
beforeEach(async () => {
  answer = whole;
  server = createServer({ keepAliveTimeout: 1000 }, (request, response) =>
    sendCached(answer, always, request, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const request = (lines: string[], method = 'GET', version = '1.1') =>
  [`${method} / HTTP/${version}`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const last = request(['Connection: close']);

/** The answers that come on one connection to requests sent at once; the last of them ends it. */
const headsOf = async (...requests: string[]): Promise<string[][]> => {
  const { text } = await sendRaw(url, requests.join(''));
  return [...text.matchAll(/HTTP\/1\.1 \d{3}[\s\S]*?\r\n\r\n/g)].map(([head]) =>
    head
      .trim()
      .split('\r\n')
      .filter((line) => !line.startsWith('Date:')),
  );
};

it('the server says the same the first time and every other time', async () => {
  const [first = [], ...others] = await headsOf(...Array.from({ length: 5 }, () => request([])), last);
  expect(first).toContain('HTTP/1.1 200 OK');
  for (const [name, value] of Object.entries(always)) expect(first).toContain(`${name}: ${value}`);
  expect(first).toContain('Connection: keep-alive');
  expect(others).toHaveLength(5);
  for (const head of others.slice(0, 4)) expect(head).toEqual(first);
  expect(others[4]).toContain('Connection: close');
});

it('the server keeps the variants of a response apart: plain, compressed, unchanged, asked for by HEAD', async () => {
  const round = [
    request([]),
    request(['Accept-Encoding: br']),
    request([`If-None-Match: ${answer.etag}`]),
    request([], 'HEAD'),
  ];
  const heads = await headsOf(...round, ...round, last);
  expect(heads.map(([status]) => status)).toEqual([200, 200, 304, 200, 200, 200, 304, 200, 200].map(statusLine));
  expect(heads.slice(4, 8)).toEqual(heads.slice(0, 4));
  expect(heads.map((head) => head.includes('content-encoding: br'))).toEqual(
    [0, 1, 0, 0, 0, 1, 0, 0, 0].map((is) => is === 1),
  );
  expect(heads[3]).toEqual(heads[0]);
});
const statusLine = (status: number) => `HTTP/1.1 ${status} ${status === 200 ? 'OK' : 'Not Modified'}`;

it('the server sends every body whole, none with HEAD and none when nothing has changed', async () => {
  const ask = async (init?: RequestInit) => {
    const got = await fetch(url, init);
    return [got.status, await got.text()];
  };
  for (const _ of ['prepared', 'used again']) {
    expect(await ask()).toEqual([200, answer.body.toString()]);
    expect(await ask({ headers: { 'accept-encoding': 'br' } })).toEqual([200, answer.body.toString()]);
    expect(await ask({ method: 'HEAD' })).toEqual([200, '']);
    expect(await ask({ headers: { 'if-none-match': `"other", ${answer.etag}` } })).toEqual([304, '']);
  }
});

it('the server sends bytes as they are', async () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
  answer = createCachedResponse(bytes, { 'content-type': 'application/octet-stream' });
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(bytes);
});

it('the server sends a cached response again after another one', async () => {
  const one = answer;
  answer = createCachedResponse(Buffer.from('another'), { 'content-type': 'text/plain' });
  expect(await (await fetch(url)).text()).toBe('another');
  answer = one;
  expect(await (await fetch(url)).text()).toBe(answer.body.toString());
});

it('the server keeps the order of answers that wait for each other, also behind "100 Continue"', async () => {
  const asked = request([]) + request(['Expect: 100-continue']) + request([]) + last;
  const { text } = await sendRaw(url, asked);
  const body = answer.body.toString();
  expect(text.split(body)).toHaveLength(5);
  const wholeHead = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 200 OK\r\n(?:[^\r\n]+\r\n)+\r\n$/;
  for (const part of text.split(body).slice(0, 4)) expect(part).toMatch(wholeHead);
  expect(text.split('HTTP/1.1 100 Continue')).toHaveLength(2);
});

it('the server gives no one a line that was set for somebody else', async () => {
  server.prependListener('request', (asked, response) => {
    if (asked.headers['x-known']) response.setHeader('set-cookie', 'secret=1');
  });
  const [known, other, knownAgain] = await headsOf(request(['X-Known: 1']), request([]), request(['X-Known: 1']), last);
  expect([known, other, knownAgain].map((head) => head?.includes('set-cookie: secret=1'))).toEqual([true, false, true]);
});

it('the server tells a client of HTTP/1.0 that the connection ends, also right after others', async () => {
  await headsOf(request([]), last);
  const [head = []] = await headsOf(request([], 'GET', '1.0'));
  expect(head).toContain('Connection: close');
});
