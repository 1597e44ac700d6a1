import * as z from 'zod/mini';
import { type SignedIn, signedIn } from '#contract/people.ts';
import type { Caller } from './caller.ts';
import type { Connection } from './connection.ts';
import { jsonAnswer } from './problem.ts';
import type { SealedFile } from './sealed-file.ts';
import type { StaffSession } from './session.ts';

/** Calls whose answer holds a token. */
const GIVES_TOKEN = new Set([
  '/api/auth/login',
  '/api/auth/microsoft',
  '/api/auth/google',
  '/api/auth/refresh',
  '/api/auth/change-password',
]);
export const LOGOUT = '/api/auth/logout';

export const givesToken = (path: string): boolean => GIVES_TOKEN.has(path);

/** The same answer without the token, which is for the main process alone. */
const withoutToken = (answer: SignedIn, status: number): Response =>
  jsonAnswer(JSON.stringify({ ...answer, accessToken: '' }), status);

/** Makes a call that signs in or renews: keeps the token and answers without it. */
export const signInThrough = async (
  { caller, session }: { caller: Caller; session: StaffSession },
  path: string,
  init: RequestInit,
): Promise<Response> => {
  const answer = await caller.call(path, init);
  if (!answer.ok) return jsonAnswer(await answer.text(), answer.status);
  const next = z.parse(signedIn, await answer.json());
  await session.take(next);
  return withoutToken(next, answer.status);
};

/** The tokens of sessions that ended here and that the server has not been told of. */
export const endedSessions = z.array(z.string());

const isHeard = ({ status }: Response) => status < 500 && status !== 429;

/** Ends sessions here at once, and on the server as soon as it can be reached: after a restart, too. */
export const openSignOut = async (connection: Connection, session: StaffSession, file: SealedFile<string[]>) => {
  const ended = new Set(await file.read().catch(() => null));
  const keep = () => (ended.size > 0 ? file.write([...ended]) : file.remove());
  const tell = async () => {
    for (const token of ended) {
      const init = { method: 'POST', headers: { authorization: `Bearer ${token}` } };
      if (!isHeard(await connection.fetch(LOGOUT, init))) return;
      ended.delete(token);
      await keep();
    }
  };
  return {
    async signOut(): Promise<void> {
      const token = session.token();
      if (token) ended.add(token);
      await keep();
      await session.forget();
      await tell().catch(() => undefined);
    },
    /** Tells the server of sessions that ended while it was away. @throws Unreachable */
    tell,
    isUntold: () => ended.size > 0,
  };
};
