import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import { processorMs } from '../support/processor-time.ts';
import { publicPages } from '../support/public-pages.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

/** Ten seconds of a clock on two quiet cores; the other tests keep them busy, so that the process's own time is counted. */
const SERVED_WITHIN_MS = 10_000;
const SENTENCE =
  'This is a demo: its people, offers and testimonials are made up, and everything is deleted when it stops.';

let demo: ServerProcess;
let servedAfterMs = 0;

beforeAll(async () => {
  // The demo makes a folder of its own.
  demo = await startServer('', { RATE_LIMITS: 'off' }, 'demo');
  await (await fetch(`${demo.url}/`)).text();
  if (process.platform === 'linux') servedAfterMs = processorMs(demo.pid);
}, limitMs(180_000));
afterAll(() => demo.end(), limitMs(60_000));

test.runIf(process.platform === 'linux')('the demo serves within ten seconds of its start', () => {
  expect(servedAfterMs).toBeGreaterThan(0);
  expect(servedAfterMs).toBeLessThan(SERVED_WITHIN_MS);
});

test('it says on every page that it is one', { timeout: limitMs(180_000) }, async () => {
  for (const path of [...publicPages, '/admin/login']) {
    expect(await (await fetch(demo.url + path)).text(), path).toContain(SENTENCE);
  }
});
