import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, signIn, test } from './support/fixtures.ts';

test('one file for whoever supports the app is saved where the person says', { tag: '@all' }, async ({ desktop }) => {
  const { app, page } = await desktop.start();
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  const path = join(desktop.profile, 'diagnostics.txt');
  await app.evaluate(({ dialog, shell }, filePath) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as never;
    shell.showItemInFolder = (shown) => Object.assign(globalThis, { shownInFolder: shown });
  }, path);
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('diagnostics')?.click());
  await expect.poll(() => app.evaluate(() => (globalThis as { shownInFolder?: string }).shownInFolder)).toBe(path);
  const report = await readFile(path, 'utf8');
  expect(report).toContain('signed in: Administrator');
  expect(report).toContain('== Log');
  expect(report).not.toMatch(/eyJ[\w-]+\./);
});

test.describe('with a policy', () => {
  test.use({ knowsServer: false });

  test('the server is preset, and cannot be changed where the policy says so', { tag: '@all' }, async ({
    desktop,
    portal,
  }) => {
    const policy = join(desktop.profile, 'policy.json');
    const servers = [{ name: 'South East Care Fund', url: portal.proxy.url }];
    await writeFile(policy, JSON.stringify({ servers, mayChangeServer: false }));
    desktop.environment.PORTAL_POLICY = policy;
    const { app, page } = await desktop.start();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('server')?.click());
    await expect(page.getByText('Whoever looks after this computer has chosen these.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use South East Care Fund' })).toBeVisible();
    await expect(page.getByLabel('Server address')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    const other = { name: 'Other', url: 'http://127.0.0.1:9' };
    expect(await page.evaluate((server) => window.desktop.chooseServer(server), other)).toMatchObject({ ok: false });
    await page.evaluate((url) => window.desktop.removeServer(url), portal.proxy.url);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});
