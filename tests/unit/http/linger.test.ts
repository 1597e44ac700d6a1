import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lingerWhenUnread } from '#api/http/drain-request.ts';
import { pausable } from '../../support/pausable.ts';

let server: Server;
let read: (Promise<string> | undefined)[];
let closing: ReturnType<typeof pausable>;
let begun: ReturnType<typeof pausable>;

beforeEach(async () => {
  read = [];
  closing = pausable();
  begun = pausable();
  const answer = async (request: Request) => {
    if (request.method === 'GET') {
      await closing.free;
      return new Response('The last one.', { headers: { connection: 'close' } });
    }
    const reader = request.body?.pipeThrough(new TextDecoderStream()).getReader();
    const whole = async () => {
      let text = '';
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) return text;
        text += part.value;
        begun.letGo();
      }
    };
    const text = whole();
    text.catch(() => {});
    read.push(text);
    return new Response(await text);
  };
  const listener = getRequestListener(answer, { overrideGlobalObjects: false, autoCleanupIncoming: false });
  server = createServer((request, response) => {
    if ('content-length' in request.headers) lingerWhenUnread(request, response);
    void listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('a part of a body is never taken for the whole when an earlier answer closes the connection', async () => {
  const socket = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  socket.on('error', () => {});
  const closed = once(socket, 'close').catch(() => {});
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\nPOST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
  await begun.free;
  closing.letGo();
  await once(socket, 'data');
  socket.write('67890');
  await closed;
  expect(read).toHaveLength(1);
  await expect(read[0]).rejects.toThrow();
});
