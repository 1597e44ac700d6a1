import { signIn } from '#contract/auth/public-calls.ts';
import { SHELL_HEADER } from '#contract/desktop/desktop-shell.ts';
import { apiPath } from './api-requests.ts';

const RESPONSE_TIMEOUT_MS = 20_000;
/** Milliseconds for a call while the server answers others: large pictures on a slow line, long lists. */
const PATIENCE_MS = 10 * 60_000;
/** While many wrong passwords come in for an account, the server lets a sign-in from a new device wait. */
const SIGN_IN_TIMEOUT_MS = 45_000;
const LOGIN = apiPath(signIn, {});
const HEALTH = '/api/health';
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/** No network, no response, or a gateway without a server behind it. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

export interface Connection {
  readonly server: string;
  online(): boolean;
  syncedAt(): string | null;
  /** @throws Unreachable; the state is offline from then on, until a response arrives. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  ping(): Promise<boolean>;
  /** While somebody works offline, nothing is sent or tried again, and what is under way ends. */
  workOffline(on: boolean): void;
  close(): void;
}

export interface ConnectionDeps {
  server: string;
  fetch: typeof globalThis.fetch;
  now(): Date;
  setTimer(ms: number, work: () => void): () => void;
  onChange(online: boolean): void;
}

const isGatewayError = (status: number) => status === 502 || status === 504;

export const createConnection = ({ server, fetch, now, setTimer, onChange }: ConnectionDeps): Connection => {
  let isOnline = true;
  let synced: string | null = null;
  let delay = FIRST_RETRY_MS;
  let cancelTimer = () => {};
  let isClosed = false;
  let worksOffline = false;
  let underWay = new AbortController();

  const setReached = (reached: boolean) => {
    if (reached) synced = now().toISOString();
    if (isClosed || worksOffline) return;
    cancelTimer();
    if (reached) delay = FIRST_RETRY_MS;
    else {
      cancelTimer = setTimer(delay, () => void ping());
      delay = Math.min(delay * 2, LAST_RETRY_MS);
    }
    if (reached === isOnline) return;
    isOnline = reached;
    onChange(reached);
  };

  const answers = () =>
    fetch(server + HEALTH, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS), credentials: 'omit' }).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Aborts when the server does not answer others either, or after ten minutes. */
  const giveUpLater = (path: string, call: AbortController) => {
    const startedAt = performance.now();
    const look = async () => {
      const keepsWaiting = path !== HEALTH && performance.now() - startedAt < PATIENCE_MS && (await answers());
      if (isAnswered) return;
      if (keepsWaiting) timer = setTimeout(() => void look(), RESPONSE_TIMEOUT_MS);
      else call.abort();
    };
    let timer = setTimeout(() => void look(), path === LOGIN ? SIGN_IN_TIMEOUT_MS : RESPONSE_TIMEOUT_MS);
    let isAnswered = false;
    return () => {
      isAnswered = true;
      clearTimeout(timer);
    };
  };

  const call = async (path: string, init: RequestInit): Promise<Response> => {
    if (worksOffline) throw new Unreachable('The person works offline.');
    // Only until the headers arrive: a stream of events stays open for as long as the app does.
    const own = new AbortController();
    const answered = giveUpLater(path, own);
    const signal = AbortSignal.any([own.signal, underWay.signal, ...(init.signal ? [init.signal] : [])]);
    const headers = new Headers(init.headers);
    headers.set(SHELL_HEADER, '1');
    try {
      const response = await fetch(server + path, { ...init, headers, signal, redirect: 'error', credentials: 'omit' });
      if (isGatewayError(response.status)) throw new Unreachable('The gateway did not reach the server.');
      setReached(true);
      return response;
    } catch (error) {
      if (init.signal?.aborted) throw error;
      setReached(false);
      throw new Unreachable('The server cannot be reached.', { cause: error });
    } finally {
      answered();
    }
  };

  const ping = async (): Promise<boolean> => {
    try {
      return (await call(HEALTH, {})).ok;
    } catch {
      return false;
    }
  };

  return {
    server,
    online: () => isOnline,
    syncedAt: () => synced,
    fetch: call,
    ping,
    workOffline(on) {
      if (on === worksOffline) return;
      cancelTimer();
      worksOffline = on;
      if (!on) {
        void ping();
        return;
      }
      underWay.abort();
      underWay = new AbortController();
      if (!isOnline) return;
      isOnline = false;
      onChange(false);
    },
    close() {
      isClosed = true;
      cancelTimer();
    },
  };
};
