import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callerTo } from '../support/product.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';
import { noisy } from '../unit/images/samples.ts';
import { signIn } from './support/acknowledged-offers.ts';
import { type Mounted, mountFileSystem, mountTrouble } from './support/mounts.ts';
import { withSkipReason } from './support/with-skip-reason.ts';

const MB = 1024 * 1024;
const DISK_MB = 160;
const RESERVE_MB = 40;
/** What copies that are being made, the journal and the file system's own may take beyond the mark for uploads. */
const TOLERANCE_MB = 12;
const ENV = { TRUST_PROXY: 'on', DISK_RESERVE_MB: String(RESERVE_MB) };
const SENTENCE = /^[A-Z].+\.$/;
const trouble = mountTrouble('ext4');

let disk: Mounted;
let server: ServerProcess | undefined;
const dataDir = () => join(disk.path, 'data');
const start = async () => {
  server = await startServer(dataDir(), ENV);
  return server;
};
const freeMb = async () => {
  const { bavail, bsize } = await statfs(disk.path);
  return (bavail * bsize) / MB;
};
const bytesIn = async (folder: string, isCounted: (name: string) => boolean = () => true): Promise<number> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    names.filter(isCounted).map((name) =>
      stat(join(folder, name)).then(
        (info) => (info.isFile() ? info.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

describe.skipIf(trouble)(withSkipReason('pictures from many addresses on a small disk', trouble), () => {
  beforeEach(() => {
    disk = mountFileSystem('ext4', DISK_MB);
    mkdirSync(dataDir());
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    server = undefined;
    disk.remove();
  });

  it('leave the reserve, while texts are taken and staff decide', async () => {
    const { url } = await start();
    const call = callerTo(url);
    const image = new Blob([new Uint8Array(await noisy(1800, 1300, 90))], { type: 'image/jpeg' });
    let lowest = await freeMb();
    const outcomes = new Map<number, number>();
    const flood = async (address: number) => {
      for (let round = 0; round < 20; round += 1) {
        const headers = { 'x-forwarded-for': `203.0.${address}.${round}` };
        const made = await call('post', '/donationitems/simple', { json: offer, headers });
        const photos = formOf({ photos: Array.from({ length: 5 }, () => image) });
        const sent = made.body?.id
          ? await call('post', `/donationitems/${made.body.id}/photos`, { form: photos, headers })
          : made;
        if (sent.status >= 400) expect(sent.body.message).toMatch(SENTENCE);
        outcomes.set(sent.status, (outcomes.get(sent.status) ?? 0) + 1);
        lowest = Math.min(lowest, await freeMb());
        if (sent.status === 503 && round > 10) return;
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, address) => flood(address)));
    expect([...outcomes.keys()]).toContain(503);
    expect(lowest).toBeGreaterThan(RESERVE_MB - TOLERANCE_MB);
    const visitor = { 'x-forwarded-for': '192.0.2.1' };
    expect((await call('post', '/testimonials', { form: formOf({ content: STORY }), headers: visitor })).status).toBe(
      201,
    );
    const as = await signIn(url);
    const [first] = (await call('get', '/donationitems/status/pending', { as })).body.items;
    const json = { status: 'rejected', adminNotes: 'A flood.' };
    expect((await call('patch', `/donationitems/${first.id}/review`, { as, json })).status).toBe(200);
    expect((await call('get', '/dashboard', { as })).body.storage.refused).toBe('uploads');
    expect(await bytesIn(join(dataDir(), 'tmp'))).toBeLessThan(MB);
  });

  it('are in the backups once, and no backup is begun that would use the reserve', async () => {
    const first = await start();
    const call = callerTo(first.url);
    const image = new Blob([new Uint8Array(await noisy(1600, 1200, 80))], { type: 'image/jpeg' });
    for (let at = 0; at < 20; at += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${at}` };
      expect((await call('post', '/testimonials', { form: formOf({ content: STORY, image }), headers })).status).toBe(
        201,
      );
    }
    const backups = join(dataDir(), 'backups');
    const archives = async () => (await readdir(backups)).filter((name) => name.endsWith('.tar'));
    await expect.poll(() => first.output(), { timeout: 60_000 }).toContain('"backup.created"');
    await first.end();
    /** Gives the newest archive the time of an earlier day, so that the next start makes one more. */
    const age = async (days: number) => {
      const newest = (await archives()).at(-1) ?? '';
      const at = new Date(Date.now() - (days * 24 + 1) * 3_600_000).toISOString().replaceAll(':', '-');
      renameSync(join(backups, newest), join(backups, `daily-${at}.tar`));
    };
    const uploads = await bytesIn(join(dataDir(), 'uploads'));
    for (let days = 4; days >= 1; days -= 1) {
      await age(days);
      const next = await start();
      await expect.poll(() => next.output(), { timeout: 60_000 }).toContain('"backup.created"');
      await next.end();
    }
    expect(await bytesIn(join(backups, 'pictures'))).toBeLessThanOrEqual(uploads);
    expect(await bytesIn(backups, (name) => name.endsWith('.tar'))).toBeLessThan(uploads);

    rmSync(backups, { recursive: true });
    const filler = (await freeMb()) - RESERVE_MB - (uploads / MB) * 0.5;
    for (let part = 0; part < Math.floor(filler); part += 1)
      writeFileSync(join(disk.path, `filler-${part}`), Buffer.alloc(MB, 1));
    const last = await start();
    await expect.poll(() => last.output(), { timeout: 60_000 }).toContain('"backup.skipped"');
    expect(await bytesIn(backups)).toBe(0);
    expect(await freeMb()).toBeGreaterThan(RESERVE_MB);
    const storage = (await callerTo(last.url)('get', '/dashboard', { as: await signIn(last.url) })).body.storage;
    expect(storage.backupSkipped).toBe(true);
  });
});
