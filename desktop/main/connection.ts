const ANSWER_MS = 20_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/** The server could not be asked: no network, no answer, or a gateway that found nobody behind it. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

export interface Connection {
  readonly server: string;
  online(): boolean;
  /** When the server last answered a call, ISO. */
  syncedAt(): string | null;
  /** Calls `server` + path. @throws Unreachable; the state is offline from then on, until an answer comes. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Asks the server whether it is there, now. */
  tryAgain(): Promise<boolean>;
  close(): void;
}

export interface ConnectionDeps {
  server: string;
  fetch: typeof globalThis.fetch;
  now(): Date;
  /** Calls back after so many milliseconds; the answer stops it. */
  later(ms: number, work: () => void): () => void;
  /** The state went from online to offline, or back. */
  onChange(online: boolean): void;
}

const isGatewayFault = (status: number) => status === 502 || status === 504;

/** Watches whether the server can be reached; while it cannot, asks again by itself, ever more slowly. */
export const createConnection = ({ server, fetch, now, later, onChange }: ConnectionDeps): Connection => {
  let isOnline = true;
  let synced: string | null = null;
  let wait = FIRST_RETRY_MS;
  let stopWaiting = () => {};
  let isClosed = false;

  const note = (reached: boolean) => {
    if (reached) synced = now().toISOString();
    if (isClosed) return;
    stopWaiting();
    if (reached) wait = FIRST_RETRY_MS;
    else {
      stopWaiting = later(wait, () => void ping());
      wait = Math.min(wait * 2, LAST_RETRY_MS);
    }
    if (reached === isOnline) return;
    isOnline = reached;
    onChange(reached);
  };

  const call = async (path: string, init: RequestInit): Promise<Response> => {
    // Only the answer's beginning is hurried: a stream of events goes on for as long as the app does.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), ANSWER_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, patience.signal]) : patience.signal;
    try {
      const answer = await fetch(server + path, { ...init, signal, redirect: 'error', credentials: 'omit' });
      if (isGatewayFault(answer.status)) throw new Unreachable('The gateway found no server.');
      note(true);
      return answer;
    } catch (error) {
      if (init.signal?.aborted) throw error;
      note(false);
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
    tryAgain: ping,
    close() {
      isClosed = true;
      stopWaiting();
    },
  };
};
