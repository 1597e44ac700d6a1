import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminScreens } from '#contract/pages/admin-screens.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { requestLine, sendRaw } from '../../support/raw-socket.ts';

const CONNECTIONS_MAX = 200;

let limited: Product;
let trusting: Product;
beforeAll(async () => {
  [limited, trusting] = await Promise.all([
    startProduct({ RATE_LIMITS: 'on' }),
    startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' }),
  ]);
});
afterAll(() => Promise.all([limited.close(), trusting.close()]));

it.each(['localhost', 'evil.example', 'localhost, evil.example'])(
  'a second Host (%s) is refused, for cached answers, too',
  async (host) => {
    await limited.page('/');
    for (const path of ['/', '/api/health', '/api/settings']) {
      const { status, head } = await sendRaw(limited.server.url, requestLine('GET', path, [`Host: ${host}`]));
      expect([path, status]).toEqual([path, 400]);
      expect(head).toMatch(/connection: close/i);
    }
  },
);

describe('connections of one address', () => {
  const open = async (product: Product, from: string, count: number, write = ''): Promise<Socket[]> => {
    const port = Number(new URL(product.server.url).port);
    const sockets = Array.from({ length: count }, () => connect({ host: '127.0.0.1', port, localAddress: from }));
    await Promise.all(
      sockets.map(async (socket) => {
        socket.on('error', () => {}).resume();
        await once(socket, 'connect');
        if (!write) return;
        const answered = once(socket, 'data');
        socket.write(write);
        await answered;
      }),
    );
    return sockets;
  };
  const end = (sockets: readonly Socket[]) => {
    for (const socket of sockets) socket.destroy();
  };
  /** Waits until the server has looked at everything that came before. */
  const settle = (product: Product) => product.call('get', '/health');
  const openOf = (sockets: readonly Socket[]) => sockets.filter((socket) => !socket.closed).length;

  it('are at most two hundred: the oldest idle ones are closed, and the newest is served', async () => {
    const from = '127.0.8.1';
    const idle = await open(limited, from, CONNECTIONS_MAX + 50);
    const answers = Array.from({ length: 5 }, () =>
      sendRaw(limited.server.url, requestLine('GET', '/api/health'), { from }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await settle(limited);
    expect(openOf(idle)).toBeLessThanOrEqual(CONNECTIONS_MAX);
    expect(openOf(idle.slice(0, 50))).toBe(0);
    expect((await sendRaw(limited.server.url, requestLine('GET', '/'), { from: '127.0.8.2' })).status).toBe(200);
    end(idle);
  });

  it('that are in use are not closed for new ones', async () => {
    const from = '127.0.8.3';
    const head =
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n';
    // "100 Continue" says that the request has been begun.
    const busy = await open(limited, from, CONNECTIONS_MAX, head);
    expect((await sendRaw(limited.server.url, requestLine('GET', '/'), { from })).status).toBe(0);
    expect(openOf(busy)).toBe(CONNECTIONS_MAX);
    end(busy);
  });

  it('are not counted behind a trusted proxy, whose connections they all are', async () => {
    const idle = await open(trusting, '127.0.8.4', CONNECTIONS_MAX + 50);
    await settle(trusting);
    expect(openOf(idle)).toBe(CONNECTIONS_MAX + 50);
    end(idle);
  });
});

describe('an address below /admin', () => {
  it('is 404 where the portal has no screen, with the same document', async () => {
    const known = await limited.page('/admin');
    expect(known.status).toBe(200);
    for (const path of ['/admin/none', '/admin/blogs/a/b', '/admin/donations/x']) {
      const { status, text } = await limited.page(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toBe(known.text);
    }
  });

  it('is 200 for every screen', async () => {
    for (const screen of adminScreens) {
      const path = `/admin/${screen.replace(':id', 'new')}`;
      expect([path, (await limited.page(path)).status]).toEqual([path, 200]);
    }
  });
});

describe('a proxy that the server was not told to trust', () => {
  const dashboard = async (product: Product) => (await product.get('/dashboard', await product.signIn())).body;

  it('is said once in the log, and to administrators on the dashboard', async () => {
    const product = await startProduct();
    try {
      expect((await dashboard(product)).warnings).toEqual([]);
      for (const name of ['X-Forwarded-For', 'Forwarded'])
        await product.page('/api/health', { [name]: name === 'Forwarded' ? 'for=192.0.2.1' : '192.0.2.1' });
      expect((await dashboard(product)).warnings).toEqual(['untrustedProxy']);
      expect(product.server.output().split('proxy.not-trusted')).toHaveLength(2);
      const volunteer = await product.signIn(await product.account('Volunteer'));
      expect((await product.get('/dashboard', volunteer)).body.warnings).toEqual([]);
    } finally {
      await product.close();
    }
  });

  it('is not said of a proxy that is trusted', async () => {
    await trusting.page('/api/health', { 'X-Forwarded-For': '192.0.2.1' });
    expect((await dashboard(trusting)).warnings).toEqual([]);
  });
});
