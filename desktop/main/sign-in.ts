import * as z from 'zod/mini';
import { type SignedIn, signedIn } from '#contract/people.ts';
import type { Connection } from './connection.ts';
import type { SealedFile } from './sealed-file.ts';
import type { StaffSession } from './session.ts';

export const LOGOUT = '/api/auth/logout';

const signedInBy = (body: string): SignedIn | null => {
  try {
    return z.safeParse(signedIn, JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

/**
 * The answer of a call for the interface. A token in it is for the main process alone: it is kept here and taken out,
 * whatever address it was asked for under. A file to be saved is passed on as it comes.
 */
export const withoutToken = async (session: StaffSession, answer: Response): Promise<Response> => {
  const { status, headers } = answer;
  if (!answer.ok || !headers.get('content-type')?.includes('json') || headers.has('content-disposition')) return answer;
  const body = await answer.text();
  const next = signedInBy(body);
  if (next) await session.take(next);
  return new Response(next ? JSON.stringify({ ...next, accessToken: '' }) : body, { status, headers });
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
      try {
        await keep();
      } finally {
        // A disk that takes nothing keeps nobody signed in.
        await session.forget();
        await tell().catch(() => undefined);
      }
    },
    /** Tells the server of sessions that ended while it was away. @throws Unreachable */
    tell,
    isUntold: () => ended.size > 0,
  };
};
