import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { test } from './support/moderation.ts';
import { expect } from './support/test-with-own-server.ts';

test('a text is seen at the width of a phone while it is written, however wide the screen is', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Edit this text: About us, below the title' }).click();
  const area = page.getByRole('textbox', { name: 'Text: About us, below the title' });
  await area.fill(
    'We drive people to hospital.\n\nAnd we wait with them, for as long as it takes, with a flask of tea.',
  );
  await page.getByRole('button', { name: 'On a phone' }).click();
  const phone = page.getByRole('region', { name: 'On a phone' });
  const words = phone.getByText('And we wait with them', { exact: false });
  await expect(words).toBeVisible();
  expect((await phone.boundingBox())?.width).toBe(390);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await words.scrollIntoViewIfNeeded();
    expect(await phone.evaluate((frame) => frame.scrollWidth - frame.clientWidth), `${width} px`).toBe(0);
    expect(await horizontalOverflow(page), `${width} px`).toBe(0);
  }
  await area.press('Control+End');
  await area.pressSequentially(' And a biscuit.');
  await expect(phone).toContainText('a flask of tea. And a biscuit.');
});
