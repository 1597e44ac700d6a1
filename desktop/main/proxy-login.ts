import type { ClientRequest } from 'electron';
import type { ProxyLogin } from '../bridge/shell-state.ts';

type Credentials = { username: string; password: string };
type Fetch = typeof globalThis.fetch;

export interface ProxyLoginDeps {
  fetch: Fetch;
  request(url: string): Pick<ClientRequest, 'on' | 'end' | 'abort'>;
  show(question: ProxyLogin | null): void;
}

const ASKS_STATUS = 407;
const ASKS_ERROR = /ERR_(PROXY_AUTH|TUNNEL_CONNECTION_FAILED|INVALID_AUTH_CREDENTIALS)/;

/**
 * `net.fetch` tells nobody that a proxy asks for a password (electron/electron#44249). A request of `net.request` does, and
 * Chromium remembers the answer for every call that follows.
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

  const signIn = (url: string) =>
    new Promise<boolean>((resolve) => {
      const probe = request(url);
      let hasPrompted = false;
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
        void ask({ host: `${info.host}:${info.port}`, isRepeated: hasPrompted }).then((given) => {
          hasPrompted = true;
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
        end(hasPrompted && statusCode !== ASKS_STATUS);
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
    /** Null when the person does not want to sign in, until they ask for the server again. */
    answer: (given: Credentials | null) => answer?.(given),
    askAgain(): void {
      isRefused = false;
    },
  };
};
