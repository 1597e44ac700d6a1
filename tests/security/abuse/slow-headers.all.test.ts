import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { startProduct } from '../../support/product.ts';

/** The configured fifteen seconds; one for how often they are looked at, and one and a half for a busy machine. */
const AFTER_MS = 15_000;
const WITHIN_MS = 17_500;

it('a connection that does not finish its headers, or sends none, is closed after fifteen seconds', {
  timeout: limitMs(60_000),
}, async () => {
  const product = await startProduct();
  const port = Number(new URL(product.server.url).port);
  const waits = await Promise.all(
    ['', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '].map(async (head) => {
      const began = performance.now();
      const socket = connect({ host: '127.0.0.1', port }).on('error', () => {});
      socket.resume().write(head);
      const drip = setInterval(() => head && socket.write('x'), 500);
      await once(socket, 'close');
      clearInterval(drip);
      return performance.now() - began;
    }),
  );
  await product.close();
  for (const wait of waits) {
    // A timer of Node may be a few milliseconds early.
    expect(wait).toBeGreaterThan(AFTER_MS - 100);
    expect(wait).toBeLessThan(WITHIN_MS);
  }
});
