import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, removeDataDir, startServer } from '../support/server-process.ts';
import { expectAllAcknowledged, offersOf, signIn } from './support/acknowledged-offers.ts';
import { sizes } from './support/sizes.ts';
import { type Sent, startWriters } from './support/writers.ts';

const ENV = { RATE_LIMITS: 'off' };
let whole: string;
let damaged: string;
let sent: Sent[];
let as: Record<string, string>;
beforeAll(async () => {
  [whole, damaged] = await Promise.all([makeDataDir(), makeDataDir()]);
  const server = await startServer(whole, ENV);
  as = await signIn(server.url);
  const writers = startWriters(server.url, 8);
  await writers.acknowledged(150);
  sent = await writers.stop();
  await server.end();
});
afterAll(() => Promise.all([removeDataDir(whole), removeDataDir(damaged)]));

const files = () => readdirSync(whole).filter((name) => /\.jsonl?$/.test(name) && statSync(join(whole, name)).size > 0);

const copy = () => {
  rmSync(damaged, { recursive: true, force: true });
  cpSync(whole, damaged, { recursive: true });
};

/** It starts with everything, or stops with a sentence that names the file. */
const checkStart = async (file: string) => {
  const started = await startServer(damaged, ENV).catch((error: unknown) => String(error));
  if (typeof started === 'string') {
    expect(started).toMatch(/The portal could not start\. /);
    expect(started).toContain(file);
    expect(started).toMatch(/backup/);
    expect(started).not.toMatch(/\n\s+at /);
    return;
  }
  try {
    expectAllAcknowledged(sent, await offersOf(started.url, as));
  } finally {
    await started.end();
  }
};

it(`a byte that has changed in any file, ${sizes.damages} times, stops the start with a sentence or changes nothing`, async () => {
  const names = files();
  for (let at = 0; at < sizes.damages; at += 1) {
    const file = names[at % names.length] ?? '';
    copy();
    const bytes = readFileSync(join(damaged, file));
    // All but the last line: a torn end is what a crash leaves, and is cut off.
    const end = file.endsWith('.jsonl') ? bytes.lastIndexOf(10, bytes.length - 2) : bytes.length;
    const place = (at * 7919) % Math.max(1, end);
    bytes[place] = (bytes[place] ?? 0) ^ 0x55;
    writeFileSync(join(damaged, file), bytes);
    await checkStart(file);
  }
});

it('a file that is gone stops the start with a sentence, and nothing is replaced by emptiness', async () => {
  for (const file of ['donations.json', 'people.json', 'meta.json'].filter((name) => files().includes(name))) {
    copy();
    rmSync(join(damaged, file));
    await checkStart(file);
  }
});
