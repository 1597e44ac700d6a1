import { describe, expect, it } from 'vitest';
import { createResponses, type Wanted } from '#api/http/cache/responses.ts';
import { createCachedResponse } from '#api/http/cache/variants.ts';
import { testDeps } from '../../../support/deps.ts';

const client = (isDisconnected = () => false) => ({ address: '192.0.2.1', network: '192.0.0.0/16', isDisconnected });
const request = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost/x', { headers, method });

/** Counts how often it is made; `during` runs while it is. */
const counted = (during: () => Promise<unknown> = async () => {}) => {
  const times = { made: 0 };
  const wanted: Wanted = {
    key: '/x',
    invalidatedBy: ['settings'],
    make: async () => {
      times.made += 1;
      const body = Buffer.from(`${times.made} `.repeat(2000));
      await during();
      return createCachedResponse(body, { 'content-type': 'text/plain' });
    },
  };
  return { times, wanted };
};

describe('a response that has to be made', () => {
  it('is not made for somebody who has hung up, unless somebody else asks for it, too', async () => {
    const responses = createResponses(testDeps());
    const { times, wanted } = counted();
    await expect(
      responses.answer(
        request(),
        client(() => true),
        wanted,
      ),
    ).rejects.toThrow();
    expect(times.made).toBe(0);
    const [gone, there] = [client(() => true), client()].map((one) => responses.answer(request(), one, wanted));
    await gone?.catch(() => {});
    expect((await there)?.status).toBe(200);
    expect(times.made).toBe(1);
  });

  it('is made in the turn of whoever has one first, not behind what its first client has asked for', async () => {
    const responses = createResponses(testDeps());
    const order: string[] = [];
    const wanted = (key: string): Wanted => ({
      key,
      invalidatedBy: [],
      make: async () => {
        order.push(key);
        return createCachedResponse(Buffer.from(key), {});
      },
    });
    const keys = ['/1', '/2', '/3', '/4', '/home'];
    const attack = keys.map((key) => responses.answer(request(), client(), wanted(key)));
    const other = { ...client(), address: '198.51.100.7', network: '198.51.0.0/16' };
    expect(await (await responses.answer(request(), other, wanted('/home'))).text()).toBe('/home');
    await Promise.all(attack);
    expect(order).toEqual(['/1', '/home', '/2', '/3', '/4']);
  });

  it('is made again for who asks after a change', async () => {
    const deps = testDeps();
    const responses = createResponses(deps);
    let second: Promise<Response> | undefined;
    const { times, wanted } = counted(async () => {
      if (second) return;
      await deps.store.change((draft) =>
        draft.imageContainers.put({
          id: 'a'.repeat(22),
          tags: ['a'],
          relativeUrl: '/',
          title: '',
          description: '',
          metadata: {},
          altText: '',
          picture: null,
          revision: 1,
          createdAt: '2026-03-02T09:00:00.000Z',
          updatedAt: '2026-03-02T09:00:00.000Z',
          updatedBy: 'name:x',
          versions: [],
        }),
      );
      second = responses.answer(request(), client(), wanted);
    });
    const first = await (await responses.answer(request(), client(), wanted)).text();
    expect(await (await second)?.text()).not.toBe(first);
    expect(times.made).toBe(2);
  });

  it('is compressed when that is first asked for, and never for HEAD', async () => {
    const responses = createResponses(testDeps());
    const { wanted } = counted();
    const brotli = { 'accept-encoding': 'br' };
    const encoding = async (method: string) =>
      (await responses.answer(request(brotli, method), client(), wanted)).headers.get('content-encoding');
    expect(await encoding('HEAD')).toBe(null);
    expect(responses.find('/x')?.brotli).toBe(undefined);
    expect(await encoding('GET')).toBe('br');
    expect(responses.find('/x')?.brotli?.length).toBeLessThan(200);
    expect(await encoding('HEAD')).toBe('br');
  });
});
