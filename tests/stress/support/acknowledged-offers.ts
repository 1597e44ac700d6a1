import { expect } from 'vitest';
import { callerTo } from '../../support/product.ts';
import { STAFF } from '../../support/server-process.ts';
import type { Headers } from '../../support/test-api.ts';
import type { Sent } from './writers.ts';

export const signIn = async (url: string): Promise<Headers> => {
  const { status, body } = await callerTo(url)('post', '/auth/login', { json: STAFF });
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  return { authorization: `Bearer ${body.accessToken}` };
};

const PAGE = 100;

/** Every offer that the server has, newest first: the id by what stands in the description. */
export const offersOf = async (
  url: string,
  as: Headers,
  most = Number.POSITIVE_INFINITY,
): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (let page = 1; found.size < most; page += 1) {
    const { status, body } = await callerTo(url)('get', `/donationitems?page=${page}&pageSize=${PAGE}`, { as });
    if (status !== 200) throw new Error(`The list was answered with ${status}.`);
    for (const { description, id } of body.items) found.set(description, id);
    if (body.items.length < PAGE) break;
  }
  return found;
};

/** Nothing that was acknowledged is missing, nothing that was refused is there. */
export const expectAllAcknowledged = (sent: readonly Sent[], found: ReadonlyMap<string, string>): void => {
  const lost = sent.filter(({ mark, id, status }) => status === 201 && found.get(mark) !== id);
  expect(lost, 'acknowledged, but lost').toEqual([]);
  const risen = sent.filter(({ mark, status }) => status !== null && status !== 201 && found.has(mark));
  expect(risen, 'refused, but there').toEqual([]);
};
