import * as z from 'zod/mini';
import { type SignedIn, signedIn } from '#contract/people/people.ts';
import type { TokenStore } from './token-store.ts';

const parseSignedIn = (body: string): SignedIn | null => {
  try {
    return z.safeParse(signedIn, JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

/** Stores a token here and removes it from the response, whatever address was called. Downloads are passed through unread. */
export const stripToken = async (tokenStore: TokenStore, response: Response): Promise<Response> => {
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.includes('json');
  if (!response.ok || !isJson || headers.has('content-disposition')) return response;
  const body = await response.text();
  const session = parseSignedIn(body);
  if (session) await tokenStore.save(session);
  return new Response(session ? JSON.stringify({ ...session, accessToken: '' }) : body, { status, headers });
};
