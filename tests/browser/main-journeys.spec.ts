import sharp from 'sharp';
import { limitMs } from '../../scripts/test-limits.mjs';
import { expect, signIn, test } from './support/test-with-own-server.ts';

const photo = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Work on photos gives way to whatever else the machine does. */
const whenPhotosAreDone = { timeout: limitMs(20_000) };

const STORY = 'They drove my father to Waterford every week for a year, and never once let him carry his own bag.';

test('a testimonial with a photo goes from the visitor through staff to the public site, and survives a restart', async ({
  page,
  portal,
}) => {
  await page.goto('/testimonials');
  await expect(
    page.getByText('No testimonials have been published yet. Be the first to share your story!'),
  ).toBeVisible();

  await page
    .getByRole('link', { name: 'Write a Testimonial' })
    .or(page.getByRole('button', { name: 'Write a Testimonial' }))
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/name/i).first().fill('Nuala Kehoe');
  await form
    .getByLabel(/testimonial|story/i)
    .first()
    .fill(STORY);
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: await photo('#a81d4b') });
  // The picture is looked at before its consent is asked for.
  await expect(form.getByRole('checkbox', { name: /my picture/ })).toBeVisible();
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: /submit/i }).click();
  await expect(page.getByRole('alert').filter({ hasText: /review/i })).toBeVisible(whenPhotosAreDone);

  await page.goto('/testimonials');
  await expect(page.getByText(STORY)).toHaveCount(0);

  await signIn(page, '/admin/testimonials');
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  const decided = page.waitForResponse((answer) => answer.url().endsWith('/status'));
  await page.getByRole('button', { name: /Confirm approve/i }).click();
  await expect(page.getByText(STORY)).toHaveCount(0);
  expect((await decided).ok()).toBe(true);

  // The open staff page would say on its console that its live updates end with the server.
  await page.goto('about:blank');
  const visitor = await page.context().browser()?.newContext();
  const visit = await visitor?.newPage();
  if (!visit) throw new Error('There is no browser.');
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    await visit.goto(`${portal.url}/testimonials`);
    await expect(visit.getByText(STORY)).toBeVisible();
    const picture = visit.locator('img[src*="/api/media/"]').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await portal.restart(signal);
  }
  await visitor?.close();
});

test('a three-step offer with photos reaches staff, is approved, and survives a restart', async ({ page, portal }) => {
  await page.goto('/donations');
  await page
    .getByRole('button', { name: 'Start Your Donation' })
    .or(page.getByRole('link', { name: 'Start Your Donation' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Name is required').first()).toBeVisible();

  await page.getByLabel('Your name').fill('Deirdre Kinsella');
  await page.getByLabel('Email').fill('deirdre@example.ie');
  await page.getByLabel('Phone').fill('020 915 2000');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('radio', { name: 'Furniture' }).check();
  await page.getByRole('radio', { name: /Good/ }).check();
  await page.getByLabel(/Description/).fill('Two armchairs in red velvet, very comfortable');
  await page.getByLabel(/Estimated value/).fill('120.50');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photo('#1b5a51') },
    { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await photo('#fcd257') },
  ]);
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('radio', { name: /pick/i }).check();
  await page.getByLabel(/Pickup address/).fill('3 Longtown, Clane');
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Check your answers' })).toContainText('Two armchairs in red velvet');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('dialog').getByText(/2-3 business days/)).toBeVisible(whenPhotosAreDone);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // The photos follow the offer.
  await expect(page.getByRole('heading', { name: 'Your photos are here' })).toBeVisible(whenPhotosAreDone);
  const reference = await page
    .getByText(/D-[0-9A-Z]{6}/)
    .first()
    .innerText();

  await portal.restart('SIGKILL');
  await signIn(page, '/admin/donations/pending');
  const card = page.getByRole('article', { name: /Two armchairs/ });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /^View/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText(/D-[0-9A-Z]{6}/).first()).toContainText(
    /D-[0-9A-Z]{6}/.exec(reference)?.[0] ?? 'none',
  );
  await expect(details.getByText('3 Longtown, Clane')).toBeVisible();
  const pictures = details.getByRole('img');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
  await page.goto('about:blank');
  await portal.restart();
  await page.goto('/admin/donations/pending');
  await expect(page.getByText('No pending donations at the moment.')).toBeVisible();
});
