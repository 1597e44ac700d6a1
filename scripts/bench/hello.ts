// The bare servers that the product is compared with: `hello.ts hono` or `hello.ts node`. Prints its port.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const TEXT = 'Hello world';

const listening = (server: Pick<Server, 'address'>) => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
};

if (process.argv[2] === 'hono') {
  const app = new Hono();
  app.get('/', (context) => context.text(TEXT));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => listening(server as Server));
} else {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/plain');
    response.end(TEXT);
  });
  server.listen(0, '127.0.0.1', () => listening(server));
}
process.stdin.resume().on('end', () => process.exit(0));
