import type { ClientRequest } from 'electron';
import type { ProxyLogin } from '../bridge/shell-state.ts';

type Credentials = { username: string; password: string };
type Fetch = typeof globalThis.fetch;

export interface ProxyLoginDeps {
  fetch: Fetch;
  /** Begins a request that tells of its `login` event, as `net.request` does. */
  request(url: string): Pick<ClientRequest, 'on' | 'end' | 'abort'>;
  /** Shows the question, or takes it away. */
  show(question: ProxyLogin | null): void;
}

const ASKS_STATUS = 407;
const ASKS_ERROR = /ERR_(PROXY_AUTH|TUNNEL_CONNECTION_FAILED|INVALID_AUTH_CREDENTIALS)/;

/**
 * Signs in to a proxy that asks for a password. `net.fetch` tells nobody of that (electron/electron#44249); a request of
 * `net.request` does, and Chromium remembers what it was answered for every call that follows.
 */
export const withProxyLogin = ({ fetch, request, show }: ProxyLoginDeps) => {
  let answer: ((given: Credentials | null) => void) | null = null;
  let running: Promise<boolean> | null = null;
  let isRefused = false;

  const ask = (question: ProxyLogin) =>
    new Promise<Credentials | null>((resolve) => {
      answer = resolve;
      show(question);
    }).finally(() => {
      answer = null;
    });

  /** True when the proxy has let a request through after the person answered. */
  const signIn = (url: string) =>
    new Promise<boolean>((resolve) => {
      const probe = request(url);
      let wasAsked = false;
      let isOver = false;
      const end = (isThrough: boolean) => {
        if (isOver) return;
        isOver = true;
        running = null;
        resolve(isThrough);
      };
      probe.on('login', (info, callback) => {
        if (!info.isProxy) {
          callback();
          return;
        }
        void ask({ host: `${info.host}:${info.port}`, isRepeated: wasAsked }).then((given) => {
          wasAsked = true;
          if (given) {
            show(null);
            callback(given.username, given.password);
            return;
          }
          isRefused = true;
          probe.abort();
          end(false);
          // Last: whoever sees the question go may try again at once.
          show(null);
        });
      });
      probe.on('response', ({ statusCode }) => {
        end(wasAsked && statusCode !== ASKS_STATUS);
        probe.abort();
      });
      probe.on('error', () => end(false));
      probe.end();
    });

  const fetchThroughProxy: Fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const retried = async () => {
      if (isRefused) return false;
      running ??= signIn(`${new URL(address).origin}/api/health`);
      return running;
    };
    try {
      const response = await fetch(input, init);
      return response.status === ASKS_STATUS && (await retried()) ? fetch(input, init) : response;
    } catch (error) {
      if (!ASKS_ERROR.test(String(error)) || !(await retried())) throw error;
      return fetch(input, init);
    }
  };
  return {
    fetch: fetchThroughProxy,
    /** What the person typed; null when they do not want to sign in, until they ask for the server again. */
    answer: (given: Credentials | null) => answer?.(given),
    /** The person tries again: a proxy that was refused may ask once more. */
    askAgain(): void {
      isRefused = false;
    },
  };
};
