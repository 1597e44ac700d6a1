// The whole product in a process that compacts its journal when told: `compacting-portal.ts DATA_DIR`. Prints its address,
// then for each line "compact" the milliseconds that it took and the longest block of the event loop meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readEnv } from '#api/app/env.ts';
import { listen } from '#api/app/http-server.ts';
import { openPortal } from '#api/app/open-portal.ts';
import type { PagesOptions } from '#api/pages/serve-pages.ts';
import { quiet, testimonial } from './data.ts';

const [dataDir = ''] = process.argv.slice(2);
const env = readEnv({ DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
// Only the API is asked here: the pages would need the built site.
const pages: PagesOptions = {
  clientDir: pathToFileURL('.').pathname,
  assets: () => Promise.reject(new Error('No pages here.')),
  renderer: () => Promise.reject(new Error('No pages here.')),
};
const portal = await openPortal(env, quiet, pages, '0.0.0');
const server = await listen(portal.listener, { port: 0, host: '127.0.0.1', connectionLimits: null });
process.stdout.write(`http://127.0.0.1:${server.address.port}\n`);

const compact = async () => {
  const record = { ...testimonial(1), status: 'pending' as const };
  await portal.deps.store.change((draft) => draft.testimonials.put(record));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await wait(50);
  delay.reset();
  const startedAt = performance.now();
  await portal.deps.compact();
  const ms = performance.now() - startedAt;
  delay.disable();
  return [ms, delay.max / 1e6];
};
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'compact') process.stdout.write(`${JSON.stringify(await compact())}\n`);
}
await server.close();
await portal.close();
process.exit(0);
