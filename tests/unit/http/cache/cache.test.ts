import { describe, expect, it } from 'vitest';
import { createResponseCache } from '#api/http/cache/cache.ts';
import type { CachedResponse } from '#api/http/cache/variants.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';

const responseOf = (
  size: number,
  brotli: number | null = null,
  expiresAt = Number.POSITIVE_INFINITY,
): CachedResponse => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(size),
  brotli: brotli === null ? null : Buffer.alloc(brotli),
  etag: '"x"',
  expiresAt,
});

const cacheOf = (bytesMax: number, now = () => new Date(0)) => {
  const cache = createResponseCache(createMemoryStore(), now, { bytesMax });
  const put = (address: string, response: CachedResponse) => cache.put(cache.version(), address, response, []);
  const has = (...addresses: string[]) => addresses.map((address) => cache.get(address) !== undefined);
  return { put, has };
};

describe('cached responses', () => {
  it('never takes more memory than it may, compressed bytes included: the oldest are dropped', () => {
    const { put, has } = cacheOf(100);
    put('/a', responseOf(30, 10));
    put('/b', responseOf(40));
    expect(has('/a', '/b')).toEqual([true, true]);
    put('/c', responseOf(30));
    expect(has('/a', '/b', '/c')).toEqual([false, true, true]);
  });

  it('drops first what nobody has asked for the longest', () => {
    const { put, has } = cacheOf(100);
    put('/a', responseOf(40));
    put('/b', responseOf(40));
    expect(has('/a')).toEqual([true]);
    put('/c', responseOf(40));
    expect(has('/a', '/b', '/c')).toEqual([true, false, true]);
  });

  it('has room for the compressed body before somebody asks for it', () => {
    const { put, has } = cacheOf(100);
    put('/a', { ...responseOf(40), brotli: undefined });
    put('/b', responseOf(30));
    expect(has('/a', '/b')).toEqual([false, true]);
  });

  it('counts a response once that is cached again under its address', () => {
    const { put, has } = cacheOf(100);
    for (let times = 0; times < 5; times += 1) put('/a', responseOf(40));
    put('/b', responseOf(60));
    expect(has('/a', '/b')).toEqual([true, true]);
  });

  it('has room again when a response has expired', () => {
    const { put, has } = cacheOf(100, () => new Date(1000));
    put('/a', responseOf(80, null, 500));
    expect(has('/a')).toEqual([false]);
    put('/b', responseOf(50));
    put('/c', responseOf(50));
    expect(has('/b', '/c')).toEqual([true, true]);
  });

  it('does not cache a response that is larger than all the room', () => {
    const { put, has } = cacheOf(100);
    put('/a', responseOf(101));
    expect(has('/a')).toEqual([false]);
  });

  it('holds at most two thousand responses', () => {
    const { put, has } = cacheOf(1_000_000);
    for (let at = 0; at <= 2000; at += 1) put(`/${at}`, responseOf(1));
    expect(has('/0', '/1', '/2000')).toEqual([false, true, true]);
  });
});
