import { expect, test, waitUntilLoaded } from '../support/test-portal.ts';

const WORDS = 'We have a bill from the hospital and another one for the hotel beside it.';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, { tag: '@all' }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a message of a visitor is read, noted and answered', async ({ page, request }) => {
      const name = `Colm of ${width}`;
      const json = { about: 'medical-expenses', name, phone: '087 000 0188', message: WORDS };
      expect((await request.post('/api/messages', { data: json })).status()).toBe(201);
      await page.goto('/admin/messages');
      await waitUntilLoaded(page);
      await page.getByRole('link', { name: new RegExp(name) }).click();
      const message = page.getByRole('article', { name });
      await expect(message).toContainText(WORDS);
      await message.getByLabel(/Note for colleagues/).fill('Rang him, he comes on Friday.');
      await message.getByRole('button', { name: 'Add note' }).click();
      await expect(message.getByText('Rang him, he comes on Friday.')).toBeVisible();
      await message.getByRole('button', { name: 'Answered' }).click();
      await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
    });

    test('the launch check says what visitors see meanwhile, and leads to where it is filled in', async ({ page }) => {
      await page.goto('/admin/settings/launch');
      await waitUntilLoaded(page);
      const missing = page.getByRole('region', { name: 'Missing' });
      await expect(missing.getByText(/Visitors see meanwhile: nothing in its place/).first()).toBeVisible();
      await missing.getByRole('link', { name: /Registered charity number/ }).click();
      await expect(page.getByRole('form', { name: 'Organisation' })).toBeVisible();
    });
  });
}
