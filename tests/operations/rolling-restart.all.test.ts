import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import { startCaddy, withoutCaddy } from '../support/caddy.ts';
import { freePort } from '../support/free-port.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { callerTo } from '../support/product.ts';
import { makeDataDir, removeDataDir, type ServerProcess, STAFF, startServer } from '../support/server-process.ts';
import { STOPPED_WITHIN_MS } from '../support/stopping.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';

const CLIENTS = 12;
const missing = [withoutCaddy, withoutPostgres].filter(Boolean).join('; ');

/** How often the proxy has been told that this process is ready. */
const timesReady = (server: ServerProcess) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes('"pattern":"/api/ready","status":200')).length;

const untilProxySees = async (server: ServerProcess): Promise<void> => {
  for (const until = performance.now() + limitMs(10_000); timesReady(server) < 2; await pause(50)) {
    if (performance.now() > until) throw new Error(`Nobody asked whether it is ready: ${server.output()}`);
  }
};

/** Clients that read and submit until they are told to end. */
const startLoad = (url: string) => {
  const call = callerTo(url);
  const [failed, testimonials, offers]: string[][] = [[], [], []];
  let reads = 0;
  let ended = false;
  const once = async (client: number, turn: number) => {
    const kind = (client + turn) % 3;
    if (kind === 0) {
      const { status } = await call('get', turn % 2 ? '/testimonials/approved' : '/settings');
      if (status === 200) reads += 1;
      else failed?.push(`reading: ${status}`);
    } else if (kind === 1) {
      const { status, body, text } = await call('post', '/testimonials', { form: formOf({ content: STORY }) });
      if (status === 201) testimonials?.push(body.id);
      else failed?.push(`testimonial: ${status} ${text.slice(0, 200)}`);
    } else {
      const { status, body, text } = await call('post', '/donationitems/simple', { json: offer });
      if (status === 201) offers?.push(body.id);
      else failed?.push(`offer: ${status} ${text.slice(0, 200)}`);
    }
  };
  const run = async (client: number) => {
    for (let turn = 0; !ended; turn += 1) await once(client, turn).catch((error) => failed?.push(String(error)));
  };
  const running = Array.from({ length: CLIENTS }, (_, client) => run(client));
  return {
    async end() {
      ended = true;
      await Promise.all(running);
      return { failed, testimonials: testimonials ?? [], offers: offers ?? [], reads };
    },
  };
};

describe.skipIf(missing)(`two processes behind Caddy${missing ? ` (${missing})` : ''}`, () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  const start = async (url: string, port: string): Promise<ServerProcess> => {
    const dataDir = await makeDataDir();
    const env = { DATABASE_URL: url, PORT: port, RATE_LIMITS: 'off', TRUST_PROXY: 'on' };
    const server = await startServer(dataDir, env);
    ends.push(async () => {
      await server.end();
      await removeDataDir(dataDir);
    });
    return server;
  };

  it('are restarted one after the other under load, and no request is lost', {
    timeout: limitMs(120_000),
  }, async () => {
    const url = await freshDatabase();
    const ports = [await freePort(), await freePort()];
    const servers = [];
    for (const port of ports) servers.push(await start(url, port));
    const caddy = await startCaddy(await freePort(), ports);
    ends.push(() => caddy.end());
    await Promise.all(servers.map(untilProxySees));

    const load = startLoad(caddy.url);
    for (const [index, port] of ports.entries()) {
      const begun = performance.now();
      await servers[index]?.end('SIGTERM');
      expect(performance.now() - begun).toBeLessThan(STOPPED_WITHIN_MS);
      await untilProxySees(await start(url, port));
    }
    const { failed, testimonials, offers, reads } = await load.end();

    expect(failed).toEqual([]);
    expect(Math.min(testimonials.length, offers.length, reads)).toBeGreaterThan(50);
    const call = callerTo(caddy.url);
    const session = await call('post', '/auth/login', { json: STAFF });
    const as = { authorization: `Bearer ${session.body.accessToken}` };
    expect((await call('get', '/testimonials?pageSize=1', { as })).body.total).toBe(testimonials.length);
    expect((await call('get', '/donationitems?pageSize=1', { as })).body.total).toBe(offers.length);
  });

  it('are both read where neither can store anything', { timeout: limitMs(60_000) }, async () => {
    const url = await freshDatabase();
    const port = await freePort();
    const dataDir = await makeDataDir();
    const server = await startServer(dataDir, {
      ...{ DATABASE_URL: url, PORT: port, RATE_LIMITS: 'off', TRUST_PROXY: 'on' },
      DISK_RESERVE_MB: '100000000',
    });
    ends.push(async () => {
      await server.end();
      await removeDataDir(dataDir);
    });
    const caddy = await startCaddy(await freePort(), [port]);
    ends.push(() => caddy.end());
    const call = callerTo(caddy.url);
    for (
      const until = performance.now() + limitMs(10_000);
      !server.output().includes('"pattern":"/api/ready","status":503');
      await pause(50)
    ) {
      expect(performance.now()).toBeLessThan(until);
    }
    const begun = performance.now();
    expect((await call('get', '/testimonials/approved')).status).toBe(200);
    expect((await call('post', '/donationitems/simple', { json: offer })).status).toBe(503);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
