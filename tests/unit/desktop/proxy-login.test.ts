import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { ProxyLogin } from '../../../desktop/bridge/shell-state.ts';
import { withProxyLogin } from '../../../desktop/main/proxy-login.ts';

const URL_OF_LIST = 'https://portal.example.org/api/testimonials';

/**
 * A network behind a proxy with a password, as Electron has it: `fetch` gets the proxy's 407, or an error for https, and
 * tells nobody; `request` asks, repeatedly while the answer is wrong, and what is right is remembered for both.
 */
const networkBehindProxy = ({ failsWith = null as string | null } = {}) => {
  const network = {
    isSignedIn: false,
    probes: [] as string[],
    calls: 0,
    wasAborted: false,
    whenQuestionGoes: () => {},
  };
  const fetch = async () => {
    network.calls += 1;
    if (network.isSignedIn) return new Response('ok');
    if (failsWith) throw new TypeError(failsWith);
    return new Response('', { status: 407 });
  };
  const request = (url: string) => {
    network.probes.push(url);
    const probe = new EventEmitter();
    const answered = (username?: string, password?: string) => {
      if (username === undefined) return;
      network.isSignedIn = username === 'aoife' && password === 'right';
      if (network.isSignedIn) probe.emit('response', { statusCode: 200 });
      else asks();
    };
    const asks = () => probe.emit('login', { isProxy: true, host: 'proxy.example', port: 3128 }, answered);
    return Object.assign(probe, {
      end: () => queueMicrotask(asks),
      abort: () => {
        network.wasAborted = true;
      },
    });
  };
  const asked: (ProxyLogin | null)[] = [];
  const show = (question: ProxyLogin | null) => {
    asked.push(question);
    if (!question) network.whenQuestionGoes();
  };
  const proxy = withProxyLogin({ fetch, request: request as never, show });
  /** Resolves when the person is asked. */
  const question = async () => {
    while (!asked.at(-1)) await new Promise(setImmediate);
    return asked.at(-1);
  };
  return { network, proxy, asked, question };
};

describe('a proxy that asks for a password', () => {
  it.each([null, 'net::ERR_TUNNEL_CONNECTION_FAILED', 'net::ERR_PROXY_AUTH_REQUESTED'])(
    'is signed in to once for all calls, and they are answered (%s)',
    async (failsWith) => {
      const { network, proxy, asked, question } = networkBehindProxy({ failsWith });
      const calls = [proxy.fetch(URL_OF_LIST), proxy.fetch(URL_OF_LIST)];
      expect(await question()).toEqual({ host: 'proxy.example:3128', isRepeated: false });
      proxy.answer({ username: 'aoife', password: 'right' });
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
      expect(network.probes).toEqual(['https://portal.example.org/api/health']);
      expect(asked.at(-1)).toBeNull();
    },
  );
  it('asks again after a wrong password', async () => {
    const { proxy, asked, question } = networkBehindProxy();
    const call = proxy.fetch(URL_OF_LIST);
    await question();
    proxy.answer({ username: 'aoife', password: 'wrong' });
    while (asked.length < 3) await new Promise(setImmediate);
    expect(await question()).toMatchObject({ isRepeated: true });
    proxy.answer({ username: 'aoife', password: 'right' });
    expect((await call).status).toBe(200);
  });
  it('is left alone when the person does not sign in, until they ask for the server again', async () => {
    const { network, proxy, question } = networkBehindProxy();
    const call = proxy.fetch(URL_OF_LIST);
    await question();
    proxy.answer(null);
    expect((await call).status).toBe(407);
    expect(network.wasAborted).toBe(true);
    expect((await proxy.fetch(URL_OF_LIST)).status).toBe(407);
    expect(network.probes).toHaveLength(1);
    proxy.askAgain();
    const again = proxy.fetch(URL_OF_LIST);
    await question();
    proxy.answer({ username: 'aoife', password: 'right' });
    expect((await again).status).toBe(200);
  });
  it('asks again when somebody tries again the moment the question goes', async () => {
    const { network, proxy, question } = networkBehindProxy();
    let again: Promise<Response> | undefined;
    network.whenQuestionGoes = () => {
      proxy.askAgain();
      again ??= proxy.fetch(URL_OF_LIST);
    };
    const call = proxy.fetch(URL_OF_LIST);
    await question();
    proxy.answer(null);
    expect((await call).status).toBe(407);
    await question();
    proxy.answer({ username: 'aoife', password: 'right' });
    expect((await again)?.status).toBe(200);
    expect(network.probes).toHaveLength(2);
  });
  it('is not looked for behind any other failure', async () => {
    const { network, proxy } = networkBehindProxy({ failsWith: 'net::ERR_INTERNET_DISCONNECTED' });
    await expect(proxy.fetch(URL_OF_LIST)).rejects.toThrow('DISCONNECTED');
    expect(network.probes).toEqual([]);
  });
});
