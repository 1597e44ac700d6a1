import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, signIn, test } from './support/fixtures.ts';

test('an export is saved in the chosen folder beside an older one, and shown there', { tag: '@all' }, async ({
  desktop,
}) => {
  const folder = join(desktop.profile, 'Downloads');
  const elsewhere = join(desktop.profile, 'Elsewhere');
  await Promise.all([folder, elsewhere].map((path) => mkdir(path)));
  const { app, page } = await desktop.start();
  await app.evaluate(
    ({ app: electron, dialog, shell }, paths) => {
      electron.setPath('downloads', paths.folder);
      dialog.showOpenDialog = (async () => ({ canceled: false, filePaths: [paths.elsewhere] })) as never;
      shell.showItemInFolder = (path) => Object.assign(globalThis, { shownInFolder: path });
    },
    { folder, elsewhere },
  );
  await signIn(page);
  await page
    .getByRole('link', { name: /^Donations/ })
    .first()
    .click();
  const downloads = page.getByRole('region', { name: 'Downloads' });
  await page.getByRole('button', { name: /^Export CSV/ }).click();
  await expect(downloads.getByRole('status')).toContainText(`is in ${folder}`);
  const name = await downloads.locator('b').innerText();
  expect(await readFile(join(folder, name), 'utf8')).toContain('Reference,Status,Offered');

  await writeFile(join(folder, name), 'older');
  await page.getByRole('button', { name: /^Export CSV/ }).click();
  await expect(downloads.getByRole('status').nth(1)).toContainText('(2)');
  expect(await readFile(join(folder, name), 'utf8')).toBe('older');

  await downloads.getByRole('button', { name: 'Save elsewhere…' }).click();
  await page.getByRole('button', { name: /^Export CSV/ }).click();
  await expect(downloads.getByRole('status').nth(2)).toContainText(`is in ${elsewhere}`);
  await downloads
    .getByRole('button', { name: /^Show it/ })
    .last()
    .click();
  await expect
    .poll(() => app.evaluate(() => (globalThis as { shownInFolder?: string }).shownInFolder))
    .toBe(join(elsewhere, name));
  for (const left of [2, 1, 0]) {
    await downloads
      .getByRole('button', { name: /^Put away/ })
      .first()
      .click();
    await expect(downloads.getByRole('status')).toHaveCount(left);
  }
});
