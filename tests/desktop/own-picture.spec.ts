import { photoFile } from '../browser/support/typed.ts';
import { expect, signIn, test } from './support/fixtures.ts';

test('a picture chosen under My account is sent by the app, and stands beside the own name', { tag: '@all' }, async ({
  desktop,
}) => {
  const { page } = await desktop.start();
  await signIn(page);
  const account = page.getByRole('button', { name: /Administrator$/ });
  await account.click();
  await page.getByRole('link', { name: 'My account' }).click();
  const own = page.getByRole('region', { name: 'Your picture' });
  await own.locator('input[type=file]').setInputFiles(await photoFile('me.jpg', '#1b5a51'));
  await own.getByRole('button', { name: 'Save this picture' }).click();
  await expect(own.getByText('Saved. It stands beside your name from now on.')).toBeVisible();
  const width = () => account.locator('.disc img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});
