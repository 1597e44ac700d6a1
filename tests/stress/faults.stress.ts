import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callerTo } from '../support/product.ts';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../support/server-process.ts';
import { offer } from '../support/submissions.ts';
import type { Headers } from '../support/test-api.ts';
import { jpeg } from '../unit/images/samples.ts';
import { signIn } from './support/acknowledged-offers.ts';
import { checkDay, type Day, prepareDay, spendDay } from './support/day.ts';
import { type Faults, faultTrouble, type Happened, makeFaults } from './support/faults.ts';
import { sizes } from './support/sizes.ts';
import { withSkipReason } from './support/with-skip-reason.ts';

const trouble = faultTrouble();
/** So many days fit onto one page of each list, so that all of it can be checked after each. */
const DAYS_A_FOLDER = 18;
const FOREVER = 1_000_000_000;

let dataDir: string;
let faults: Faults;
let server: ServerProcess;
let as: Headers;
let photo: Blob;
const start = async () => {
  server = await startServer(dataDir, { RATE_LIMITS: 'off', ERASE_AFTER_MS: '100', ...faults.env });
};
const begin = async () => {
  dataDir = await makeDataDir();
  faults = makeFaults(dataDir);
  await start();
  as = await signIn(server.url);
};
const finish = async () => {
  await server.end('SIGKILL');
  faults.remove();
  await removeDataDir(dataDir);
};

const pictures = () => readdir(join(dataDir, 'uploads'));
/** Files of the data folder that hold a text. */
const holding = async (text: string) => {
  const all = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8').catch(() => '')));
  return paths.filter((_, at) => texts[at]?.includes(text));
};

/** It goes on as if nothing had been: a new offer is taken, and what was deleted meanwhile goes from every file. */
const worksAgain = async (day: Day) => {
  const mark = `again-${randomUUID()}`;
  const { status } = await callerTo(server.url)('post', '/donationitems/simple', {
    json: { ...offer, description: mark },
  });
  expect(status).toBe(201);
  day.there.add(mark);
  const { erased } = day;
  if (erased) await expect.poll(() => holding(erased), { timeout: 20_000 }).toEqual([]);
};

/** One day on which calls fail, then a new start; tells what failed. */
const survive = async (fault: { from: number; count: number; half: boolean }, healed: boolean): Promise<Happened> => {
  const before = await prepareDay(server.url, photo);
  faults.set(fault);
  const day = await spendDay(server.url, as, before, photo);
  let happened: Happened;
  if (healed) {
    happened = faults.end();
    await worksAgain(day);
    await server.end('SIGTERM');
  } else {
    await server.end('SIGKILL');
    happened = faults.end();
  }
  expect(server.output()).not.toMatch(/uncaught|unhandled/i);
  await start();
  await checkDay(server.url, as, day, pictures);
  return happened;
};

describe.skipIf(trouble)(withSkipReason('a disk whose calls fail', trouble), () => {
  beforeEach(async () => {
    photo = new Blob([new Uint8Array(await jpeg(640, 480))], { type: 'image/jpeg' });
    await begin();
  });
  afterEach(finish);

  it.each([
    ['one call fails, a write half done', { count: 1, half: true }, true],
    ['every call fails from one on, until the fault ends', { count: FOREVER, half: false }, true],
    [
      'every call fails from one on, writes half done, until the process is killed',
      { count: FOREVER, half: true },
      false,
    ],
  ])('I/O errors at every system call in turn: %s', async (_, how, healed) => {
    let met = 0;
    for (let from = 1, days = 1; ; from += sizes.faultStep, days += 1) {
      const happened = await survive({ from, ...how }, healed).catch((error: unknown) => {
        const { first } = faults.end();
        throw new Error(`Call ${from}: ${first}\n${server.output().slice(-2000)}`, { cause: error });
      });
      if (happened.hits === 0) break;
      met += 1;
      if (days % DAYS_A_FOLDER === 0) {
        await finish();
        await begin();
      }
    }
    console.info(`${met * sizes.faultStep} calls, of which every ${sizes.faultStep}. failed in its turn`);
    expect(met * sizes.faultStep).toBeGreaterThan(60);
  });

  it('I/O errors at every system call of a start: it starts whole, or says in a sentence why not', async () => {
    const before = await prepareDay(server.url, photo);
    const day = await spendDay(server.url, as, before, photo);
    await worksAgain(day);
    let met = 0;
    for (let from = 1; ; from += sizes.faultStep) {
      await server.end(from % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      faults.set({ from, count: 1, half: true });
      const failed: unknown = await start().then(
        () => null,
        (error: unknown) => error,
      );
      const { hits, first } = faults.end();
      if (failed) {
        expect(String(failed), first).toMatch(/The portal could not start\. [A-Z].+\.\n/);
        expect(String(failed), first).not.toMatch(/\bat .+:\d+:\d+/);
        await start();
      }
      await checkDay(server.url, as, day, pictures);
      if (hits === 0) break;
      met += 1;
    }
    console.info(`${met * sizes.faultStep} calls, of which every ${sizes.faultStep}. failed in its turn`);
    expect(met * sizes.faultStep).toBeGreaterThan(20);
    expect(existsSync(join(dataDir, 'meta.json'))).toBe(true);
  });
});
