import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitMs } from '../../scripts/test-limits.mjs';
import { type InstalledServer, installServer } from '../support/installed-server.ts';
import { pictureUrlOf } from '../support/made-pictures.ts';
import { callerTo } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { STOPPED_WITHIN_MS } from '../support/stopping.ts';
import { formOf, STORY } from '../support/submissions.ts';

const INSTALLED_AT_MOST = 150 * 1000 * 1000;

let installed: InstalledServer;
let dataDir: string;
beforeAll(() => {
  installed = installServer();
  dataDir = mkdtempSync(join(tmpdir(), 'installed-data-'));
}, limitMs(60_000));
afterAll(() => {
  installed.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const picture = async () => {
  const jpeg = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
};

const settings = () => ({ DATA_DIR: dataDir, ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password });

it('the installed server is smaller than 150 MB', () => {
  const bytes = installed.bytes();
  console.log(`The installed server takes ${(bytes / 1e6).toFixed(1)} MB.`);
  expect(bytes).toBeLessThan(INSTALLED_AT_MOST);
  expect(statSync(join(installed.folder, 'portal')).mode & 0o111).toBe(0o111);
});

it('the installed server serves, takes a testimonial with a picture and stops, with nothing but Node', async () => {
  const server = await installed.start(settings());
  const call = callerTo(server.url);
  expect((await call('get', '/health')).body).toMatchObject({ status: 'ok' });
  expect(await (await fetch(server.url)).text()).toContain('<main');

  const { status, body } = await call('post', '/testimonials', {
    form: formOf({ content: STORY, image: await picture() }),
  });
  expect(status).toBe(201);
  const session = await call('post', '/auth/login', { json: STAFF });
  const as = { authorization: `Bearer ${session.body.accessToken}` };
  expect(await pictureUrlOf({ call }, body.id, as)).toMatch(/\.webp$/);
  const pending = await call('get', '/testimonials/pending', { as });
  expect(pending.body.testimonials).toMatchObject([{ id: body.id, content: STORY, imageUrl: expect.any(String) }]);

  const begun = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - begun).toBeLessThan(STOPPED_WITHIN_MS);
});

it('the installed server makes accounts, backs up while it runs, and restores', async () => {
  const server = await installed.start(settings());
  const made = await installed.command(
    ['admin', 'create', 'brian@charity.example', '--role', 'Administrator', '--name', 'Brian'],
    settings(),
  );
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('was created') });
  const file = join(dataDir, '..', `${Date.now()}-installed.tar`);
  try {
    expect(await installed.command(['backup', file], settings())).toMatchObject({ code: 0 });
    await installed.command(['admin', 'create', 'later@charity.example', '--role', 'Administrator'], settings());
    await server.stop();
    expect(await installed.command(['restore', file], settings())).toMatchObject({ code: 0 });
  } finally {
    rmSync(file, { force: true });
  }
  const { output } = await installed.command(['admin', 'list'], settings());
  expect(output).toContain('brian@charity.example');
  expect(output).not.toContain('later@charity.example');
});

it('the installed server reads its settings from a file, and says what it does not know', async () => {
  const file = join(dataDir, 'settings.env');
  writeFileSync(file, `DATA_DIR=${dataDir}\nPORT=elsewhere\n`);
  const refused = await installed.command(['start'], { SETTINGS_FILE: file });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('The setting PORT is "elsewhere"') });
  const unknown = await installed.command(['serve'], settings());
  expect(unknown).toMatchObject({ code: 2, output: expect.stringContaining('portal start') });
  const help = await installed.command(['admin', '--help'], settings());
  expect(help.output).toContain('portal admin create EMAIL');
  expect(help.output).not.toContain('npm run');
});
