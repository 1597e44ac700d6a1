import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startChild } from '../../scripts/bench/children.ts';
import { onSecondCore } from '../../scripts/bench/cores.ts';
import { makeDataDir, removeDataDir, type ServerProcess, STAFF, startServer } from '../support/server-process.ts';
import { formOf, offer } from '../support/submissions.ts';
import { noisy } from '../unit/images/samples.ts';
import { type Caller, callerFrom } from './support/caller-from.ts';
import { sizes } from './support/sizes.ts';

const P99_MS = 150;
const PUBLIC_WITHIN_MS = 120_000;
const [ATTACKER, VISITOR, DESK] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];
const WORDS = 'They drove my father to Waterford eleven times, and waited with him each time until he was called.';

let server: ServerProcess;
let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
  server = await startServer(dataDir);
});
afterEach(async () => {
  await server.end();
  await removeDataDir(dataDir);
});

const startAttacker = async () => {
  const script = fileURLToPath(new URL('./support/attacker.ts', import.meta.url));
  const words = [process.execPath, '--import', 'tsx', script, server.url, ATTACKER, STAFF.email];
  const [command = '', ...args] = [...onSecondCore, ...words];
  const child = startChild(command, args);
  await child.line();
  return child;
};

const json = async (call: Caller, method: string, path: string, sent: Parameters<Caller>[2] = {}) => {
  const answer = await call(method, path, sent);
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.text === '' ? null : JSON.parse(answer.text);
};

/** Reads every page of the site again and again until told to stop; gives how long each took. */
const readPages = (call: Caller, paths: readonly string[]) => {
  const times: number[] = [];
  let over = false;
  const reading = (async () => {
    for (let at = 0; !over; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      const { status, ms } = await call('GET', path);
      expect(status, path).toBe(200);
      times.push(ms);
      await wait(40);
    }
  })();
  return {
    async stop() {
      over = true;
      await reading;
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      return { count: times.length, p50: at(0.5), p99: at(0.99) };
    },
  };
};

/** Signs in as often as it takes, as a person who waits for as long as the answer says. */
const signIn = async (call: Caller): Promise<Record<string, string>> => {
  for (;;) {
    const { status, text, headers } = await call('POST', '/api/auth/login', { json: STAFF });
    if (status === 200) return { authorization: `Bearer ${JSON.parse(text).accessToken}` };
    expect(status, text).toBe(429);
    await wait(Number(headers['retry-after']) * 1000);
  }
};

const until = async <T>(ms: number, what: string, look: () => Promise<T | null>): Promise<T> => {
  const deadline = performance.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > deadline) throw new Error(`Not within ${ms} ms: ${what}`);
    await wait(250);
  }
};

it('one address that attacks with everything at once keeps nobody else from reading, sending and deciding', async () => {
  const [visitor, desk] = [callerFrom(VISITOR, server.url), callerFrom(DESK, server.url)];
  const map = await visitor.call('GET', '/sitemap.xml');
  const paths = [...map.text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  expect(paths.length).toBeGreaterThan(8);
  const photo = new Blob([new Uint8Array(await noisy(2400, 1800, 80))], { type: 'image/jpeg' });
  const attacker = await startAttacker();
  await wait(sizes.attackMs / 4);
  const pages = readPages(visitor.call, paths);

  const began = performance.now();
  const since = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const { id } = await json(visitor.call, 'POST', '/api/donationitems/simple', { json: offer });
  const photos = Array.from({ length: 5 }, () => photo);
  await json(visitor.call, 'POST', `/api/donationitems/${id}/photos`, { form: formOf({ photos }) });
  const offered = since();
  const told = await json(visitor.call, 'POST', '/api/testimonials', {
    form: formOf({ content: WORDS, image: photo }),
  });
  const sent = since();
  const headers = await signIn(desk.call);
  const signedIn = since();
  await json(desk.call, 'PUT', `/api/testimonials/${told.id}/status`, { headers, json: { action: 'approve' } });
  await json(desk.call, 'PATCH', `/api/donationitems/${id}/review`, { headers, json: { status: 'approved' } });
  const decided = since();
  const left = PUBLIC_WITHIN_MS - (performance.now() - began);
  await until(left, 'the testimonial with its picture is public', async () => {
    const { testimonials } = await json(visitor.call, 'GET', '/api/testimonials/approved');
    const found = testimonials.find((one: { id: string }) => one.id === told.id);
    return found?.imageUrl && (await visitor.call('GET', found.imageUrl)).status === 200 ? found : null;
  });
  await until(left, 'staff see five photos', async () => {
    const found = await json(desk.call, 'GET', `/api/donationitems/${id}`, { headers });
    return found.photoUrls.length === 5 ? found : null;
  });
  const shown = since();
  await wait(Math.max(0, sizes.attackMs - (performance.now() - began)));
  const { count, p50, p99 } = await pages.stop();
  console.info(
    `photos sent ${offered}, testimonial ${sent}, signed in ${signedIn}, decided ${decided}, public ${shown}`,
  );
  console.info(`${count} pages read, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  console.info(await attacker.ask(''));
  await attacker.end();
  visitor.close();
  desk.close();
  expect(p99).toBeLessThan(P99_MS);
  expect((await json(callerFrom(VISITOR, server.url).call, 'GET', '/api/health')).status).toBe('ok');
});
