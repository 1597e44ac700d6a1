const RESPONSE_TIMEOUT_MS = 20_000;
/** While many wrong passwords come in for an account, the server lets a sign-in from a new device wait. */
const SIGN_IN_TIMEOUT_MS = 45_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/** The server could not be reached: no network, no response, or a gateway without a server behind it. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

export interface Connection {
  readonly server: string;
  online(): boolean;
  /** When the server last answered, ISO. */
  syncedAt(): string | null;
  /** Calls `server` + path. @throws Unreachable; the state is offline from then on, until a response arrives. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Asks now whether the server can be reached. */
  ping(): Promise<boolean>;
  close(): void;
}

export interface ConnectionDeps {
  server: string;
  fetch: typeof globalThis.fetch;
  now(): Date;
  /** Runs `work` after so many milliseconds; the returned function cancels it. */
  setTimer(ms: number, work: () => void): () => void;
  /** Called when the state changes between online and offline. */
  onChange(online: boolean): void;
}

const isGatewayError = (status: number) => status === 502 || status === 504;

/** Watches whether the server can be reached; while it cannot, retries with exponential backoff. */
export const createConnection = ({ server, fetch, now, setTimer, onChange }: ConnectionDeps): Connection => {
  let isOnline = true;
  let synced: string | null = null;
  let delay = FIRST_RETRY_MS;
  let cancelTimer = () => {};
  let isClosed = false;

  const setReached = (reached: boolean) => {
    if (reached) synced = now().toISOString();
    if (isClosed) return;
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

  const call = async (path: string, init: RequestInit): Promise<Response> => {
    // Only until the headers arrive: a stream of events stays open for as long as the app does.
    const timeout = new AbortController();
    const isSignIn = path === '/api/auth/login';
    const timer = setTimeout(() => timeout.abort(), isSignIn ? SIGN_IN_TIMEOUT_MS : RESPONSE_TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
    try {
      const response = await fetch(server + path, { ...init, signal, redirect: 'error', credentials: 'omit' });
      if (isGatewayError(response.status)) throw new Unreachable('The gateway did not reach the server.');
      setReached(true);
      return response;
    } catch (error) {
      if (init.signal?.aborted) throw error;
      setReached(false);
      throw new Unreachable('The server cannot be reached.', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  const ping = async (): Promise<boolean> => {
    try {
      return (await call('/api/health', {})).ok;
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
    close() {
      isClosed = true;
      cancelTimer();
    },
  };
};
