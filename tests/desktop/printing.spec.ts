import { limitMs } from '../../scripts/test-limits.mjs';
import { expect, signIn, test } from './support/fixtures.ts';

test('a collection sheet of several pages is printed whole, without the window around it', { tag: '@all' }, async ({
  desktop,
  portal,
}) => {
  test.setTimeout(limitMs(90_000));
  const names = Array.from({ length: 40 }, (_, index) => `Donor ${index + 1}`);
  for (const name of names) await portal.submitApprovedOffer(name);
  const { app, page } = await desktop.start();
  await signIn(page);
  await page
    .getByRole('link', { name: /^Donations/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Collection sheet' }).click();
  await expect(page.getByText('40 stops').first()).toBeVisible();

  const pdf = await app.evaluate(async ({ BrowserWindow }) => {
    const made = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({ pageSize: 'A4' });
    return made?.toString('latin1') ?? '';
  });
  const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Donor 40', { exact: true })).toBeVisible();
  const shown = await page.evaluate(() => {
    const isCut = (node: Element) =>
      node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflow !== 'visible';
    const around = ['.statusbar', '.side'].flatMap((part) => [...document.querySelectorAll(part)]);
    const sheet = document.querySelector('.sheet');
    const cutting: string[] = [];
    for (let node = sheet?.parentElement; node; node = node.parentElement)
      if (isCut(node)) cutting.push(node.className);
    return { around: around.filter((part) => part.checkVisibility()).length, cutting };
  });
  expect(shown).toEqual({ around: 0, cutting: [] });
});
