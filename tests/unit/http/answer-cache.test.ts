import { describe, expect, it } from 'vitest';
import { createAnswerCache, type KeptAnswer } from '#api/http/answer-cache.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';

const answerOf = (size: number, brotli: number | null = null, expiresAt = Number.POSITIVE_INFINITY): KeptAnswer => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(size),
  brotli: brotli === null ? null : Buffer.alloc(brotli),
  etag: '"x"',
  expiresAt,
});

const cacheOf = (bytesMax: number, now = () => new Date(0)) => {
  const cache = createAnswerCache(createMemoryStore(), now, { bytesMax });
  const keep = (address: string, answer: KeptAnswer) => cache.keep(cache.begin(), address, answer, []);
  const has = (...addresses: string[]) => addresses.map((address) => cache.get(address) !== undefined);
  return { keep, has };
};

describe('what is kept of answers', () => {
  it('never takes more memory than it may, compressed bytes included: the oldest leave', () => {
    const { keep, has } = cacheOf(100);
    keep('/a', answerOf(30, 10));
    keep('/b', answerOf(40));
    expect(has('/a', '/b')).toEqual([true, true]);
    keep('/c', answerOf(30));
    expect(has('/a', '/b', '/c')).toEqual([false, true, true]);
  });

  it('counts an answer once that is kept again under its address', () => {
    const { keep, has } = cacheOf(100);
    for (let times = 0; times < 5; times += 1) keep('/a', answerOf(40));
    keep('/b', answerOf(60));
    expect(has('/a', '/b')).toEqual([true, true]);
  });

  it('has room again when an answer has expired', () => {
    const { keep, has } = cacheOf(100, () => new Date(1000));
    keep('/a', answerOf(80, null, 500));
    expect(has('/a')).toEqual([false]);
    keep('/b', answerOf(50));
    keep('/c', answerOf(50));
    expect(has('/b', '/c')).toEqual([true, true]);
  });

  it('does not keep an answer that is larger than all the room', () => {
    const { keep, has } = cacheOf(100);
    keep('/a', answerOf(101));
    expect(has('/a')).toEqual([false]);
  });

  it('holds at most two thousand answers', () => {
    const { keep, has } = cacheOf(1_000_000);
    for (let at = 0; at <= 2000; at += 1) keep(`/${at}`, answerOf(1));
    expect(has('/0', '/1', '/2000')).toEqual([false, true, true]);
  });
});
