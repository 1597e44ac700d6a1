import { refreshSession } from '#contract/auth/calls.ts';
import { SESSION_ENDED_BY_ADMINISTRATOR, SESSION_IDLE, UNATTENDED_HEADER } from '#contract/people/people.ts';
import { isSomebodyThere } from './last-input.ts';
import type { Platform } from './platform.ts';
import { send } from './send.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { createWebSession, type SessionEnd, type WebSession } from './web-session.ts';

const REFRESH_BEFORE_MS = 10 * 60_000;

const reasons: Readonly<Record<string, SessionEnd>> = {
  [SESSION_IDLE]: 'idle',
  [SESSION_ENDED_BY_ADMINISTRATOR]: 'administrator',
};
const whyEnded = async (answer: Response): Promise<SessionEnd> =>
  answer
    .clone()
    .json()
    .then(({ message }: { message?: unknown }) => reasons[String(message)] ?? null)
    .catch(() => null);

const heard = async (session: WebSession, token: string | null, answer: Response): Promise<Response> => {
  if (answer.status !== 401 || !token) return answer;
  const why = await whyEnded(answer);
  if (session.token() === token) session.forget(why);
  return answer;
};

const callWith = async (session: WebSession, path: string, init: RequestInit = {}): Promise<Response> => {
  const token = session.token();
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (token && !isSomebodyThere()) headers.set(UNATTENDED_HEADER, '1');
  return heard(session, token, await fetch(`/api${path}`, { ...init, headers }));
};

/** Changes with the build; undefined in development. */
const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type=module][src*="/assets/"]')?.getAttribute('src') ?? undefined;

const isOutdated = async (): Promise<boolean> => {
  const own = ownScript();
  if (!own) return false;
  const answer = await fetch('/admin/', { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(own);
};

export const createWebPlatform = (): Platform => {
  const session = createWebSession(localStorage, (input, init) => fetch(input, init));
  let refreshing: Promise<void> | null = null;
  const refresh = async () => {
    const server = { fetch: (path: string, init?: RequestInit) => callWith(session, path, init) };
    try {
      await session.renew(await send(server, refreshSession, {}));
    } catch {
      // The next call says what is wrong; a refresh that failed is no news by itself.
    } finally {
      refreshing = null;
    }
  };
  const renewInTime = async () => {
    const remaining = session.expiresAt() - Date.now();
    if (!session.token() || remaining <= 0 || remaining >= REFRESH_BEFORE_MS) return;
    refreshing ??= refresh();
    await refreshing;
  };
  return {
    kind: 'web',
    session,
    isOutdated,
    openExternal: (url) => void window.open(url, '_blank', 'noopener'),
    async fetch(path, init) {
      await renewInTime();
      return callWith(session, path, init);
    },
    async upload(path, form, onProgress) {
      await renewInTime();
      const token = session.token();
      const headers = { ...(token && { authorization: `Bearer ${token}` }) };
      const sent = sendWithProgress(new XMLHttpRequest(), { address: `/api${path}`, form, headers }, onProgress);
      return await heard(session, token, await sent);
    },
  };
};
