import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { findElectron } from './support/electron-binary.ts';
import { expect, signIn, test } from './support/fixtures.ts';

test('what is sent in several parts arrives whole, letters across two parts included', { tag: '@all' }, async ({
  desktop,
}) => {
  const { page } = await desktop.start();
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  // Two bytes each after one of a single byte: a part of even length ends within a letter.
  const body = `A${'ó'.repeat(40_000)}`;
  const stored = await page.evaluate(async (text) => {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/blogs', {
      ...{ method: 'POST', headers },
      body: JSON.stringify({ title: 'Long', body: text }),
    });
    return ((await made.json()) as { body: string }).body;
  }, body);
  expect(stored).toBe(body);
});

/** Frees what the main process does not hold; whoever works for a day has had that happen, and a test is too short for it. */
const collectGarbage = (app: ElectronApplication) =>
  app.evaluate(async () => {
    process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
    const collect = process.getBuiltinModule('node:vm').runInNewContext('gc');
    // What a callback of one round lets go is freed by the next.
    for (let round = 0; round < 3; round += 1) {
      collect();
      await new Promise(setImmediate);
    }
  });

test('three reloads leave one live connection to the server, also when Node has forgotten its signals', {
  tag: '@all',
}, async ({ desktop, portal }) => {
  const { app, page } = await desktop.start();
  await signIn(page);
  await expect.poll(() => portal.proxy.liveStreams()).toBe(1);
  const begun = () => portal.proxy.requests.filter(({ path }) => path === '/api/events').length;
  for (let reloads = 1; reloads <= 3; reloads += 1) {
    await collectGarbage(app);
    // A page that reloads itself may be gone before it has answered the test.
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload());
    await expect.poll(begun).toBe(reloads + 1);
    // The one of the page before has ended.
    await expect.poll(() => portal.proxy.liveStreams()).toBe(1);
  }
});

test('the interface is minified, and its compiled code is kept between starts', { tag: '@all' }, async ({
  desktop,
}) => {
  const { app, page } = await desktop.start();
  const script = await page.evaluate(async () => {
    const address = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    return (await fetch(address)).text();
  });
  expect(script.length / script.split('\n').length).toBeGreaterThan(1000);
  if (findElectron().kind === 'stand-in') {
    const privileges = await app.evaluate(({ protocol }) => (protocol as unknown as { _schemes: unknown })._schemes);
    expect(privileges).toMatchObject([{ scheme: 'app', privileges: { standard: true, codeCache: true } }]);
    return;
  }
  await app.close();
  // Chromium keeps the code of a script that it has seen before.
  for (let starts = 1; starts <= 2; starts += 1) await (await desktop.start()).app.close();
  expect((await readdir(join(desktop.profile, 'Code Cache/js'))).length).toBeGreaterThan(2);
});
