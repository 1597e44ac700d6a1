import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../support/server-process.ts';
import { noisy } from '../unit/images/samples.ts';
import { expectAllAcknowledged, offersOf, signIn } from './support/acknowledged-offers.ts';
import { checkDay, prepareDay, spendDay } from './support/day.ts';
import { type Mounted, mountFileSystem, mountTrouble } from './support/mounts.ts';
import { withSkipReason } from './support/with-skip-reason.ts';
import { type Sent, sendOffer } from './support/writers.ts';

const ENV = { RATE_LIMITS: 'off' };
const trouble = mountTrouble('ext4');

let disk: Mounted;
let server: ServerProcess | undefined;
const dataDir = () => join(disk.path, 'data');
const start = async () => {
  server = await startServer(dataDir(), ENV);
  return server;
};

describe.skipIf(trouble)(withSkipReason('a disk of its own', trouble), () => {
  beforeEach(() => {
    disk = mountFileSystem('ext4', 48);
    mkdirSync(dataDir());
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    server = undefined;
    disk.remove();
  });

  const reads = async (url: string) => (await fetch(`${url}/api/testimonials/approved`)).status;

  /** Fills what is left of the disk to the last block. */
  const fillDisk = () => {
    for (const bytes of [1024 * 1024, 4096, 512]) {
      for (let part = 0; ; part += 1) {
        try {
          writeFileSync(join(disk.path, `filler-${bytes}-${part}`), Buffer.alloc(bytes, 1));
        } catch {
          break;
        }
      }
    }
  };
  const freeDisk = () => {
    for (const bytes of [1024 * 1024, 4096, 512]) {
      for (let part = 0; part < 200; part += 1) rmSync(join(disk.path, `filler-${bytes}-${part}`), { force: true });
    }
  };

  it('when it is full, writing is refused with a sentence, reading goes on, and it works again when there is room', async () => {
    const { url } = await start();
    const agent = new Agent({ keepAlive: true });
    const sent: Sent[] = [];
    const send = async () => {
      const one = await sendOffer(url, agent);
      sent.push(one);
      return one;
    };
    expect((await send()).status).toBe(201);
    fillDisk();
    // The journal has taken room on the disk beforehand, 512 KB at once: what is left of it still takes some hundreds.
    for (let at = 0; at < 2000 && sent.at(-1)?.status === 201; at += 1) await send();
    const refused = await send();
    expect([refused.status, refused.message]).toEqual([503, expect.stringMatching(/^[A-Z].+\.$/)]);
    expect(await reads(url)).toBe(200);
    freeDisk();
    // The disk is looked at once a second.
    await expect.poll(async () => (await send()).status, { interval: 300, timeout: 5000 }).toBe(201);
    const as = await signIn(url);
    expectAllAcknowledged(sent, await offersOf(url, as));
    await server?.end('SIGKILL');
    const again = await start();
    expectAllAcknowledged(sent, await offersOf(again.url, as));
    agent.destroy();
  });

  it('when it is full, whatever is sent is done or refused with a sentence, photos included, and nothing stays half done', async () => {
    const photo = new Blob([new Uint8Array(await noisy(900, 600, 80))], { type: 'image/jpeg' });
    const { url } = await start();
    const as = await signIn(url);
    const before = await prepareDay(url, photo);
    fillDisk();
    const day = await spendDay(url, as, before, photo);
    expect(day.gone.size).toBeGreaterThan(0);
    freeDisk();
    const next = await spendDay(url, as, await prepareDay(url, photo), photo);
    expect([...next.gone]).toEqual([next.erased]);
    await server?.end('SIGKILL');
    const again = await start();
    const pictures = () => readdir(join(dataDir(), 'uploads'));
    for (const one of [day, next]) await checkDay(again.url, as, one, pictures);
  });

  it.each<[string, 'cutPower' | 'turnReadOnly']>([
    ['takes no more writes', 'cutPower'],
    ['turns read-only', 'turnReadOnly'],
  ])('when it %s meanwhile, writing is refused with a sentence and reading goes on', async (_, fault) => {
    const { url, output } = await start();
    const agent = new Agent({ keepAlive: true });
    const sent = [await sendOffer(url, agent)];
    expect(sent[0]?.status).toBe(201);
    disk[fault]();
    for (let at = 0; at < 3; at += 1) {
      const refused = await sendOffer(url, agent);
      sent.push(refused);
      expect([refused.status, refused.message]).toEqual([503, expect.stringMatching(/^[A-Z].+\.$/)]);
      expect(await reads(url)).toBe(200);
    }
    expect(output()).not.toContain('uncaught');
    await server?.end('SIGKILL');
    disk.remount();
    const again = await start();
    sent.push(await sendOffer(again.url, agent));
    expect(sent.at(-1)?.status).toBe(201);
    expectAllAcknowledged(sent, await offersOf(again.url, await signIn(again.url)));
    agent.destroy();
  });

  it('when it can only be read, the start says so in a sentence', async () => {
    await start();
    await server?.end();
    disk.remount('ro');
    const failed: unknown = await start().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(String(failed)).toMatch(/The portal could not start\. [A-Z].+\.\n/);
    expect(String(failed)).not.toMatch(/\bat .+:\d+:\d+/);
  });
});

it('two servers on one data folder: the second refuses to start and names the first', async () => {
  const folder = await makeDataDir();
  const first = await startServer(folder, ENV);
  const second: unknown = await startServer(folder, ENV).catch((error: unknown) => error);
  expect(String(second)).toMatch(new RegExp(`The portal could not start\\. .*${first.pid}`));
  await first.end();
  await removeDataDir(folder);
});
