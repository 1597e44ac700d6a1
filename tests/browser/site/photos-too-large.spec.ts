import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PHOTO_SIZE_MESSAGE, PHOTO_TYPE_MESSAGE } from '#contract/donations/donations.ts';
import { PICTURE_EMPTY_MESSAGE, PICTURE_PIXELS_MESSAGE } from '#contract/images/pictures.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { fillUpTo, nextStep } from '../support/offer-steps.ts';
import { expect, test } from '../support/test-public-site.ts';

const jpegFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** What a phone calls 48 megapixels, of one colour: few bytes. */
const manyPixels = () =>
  sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#1b5a51' } })
    .jpeg({ quality: 40 })
    .toBuffer();

/** A photo of more than 5 MB, stored lying and meant to be seen standing: its top half is blue then, the other noise. */
const turned = async () => {
  const [width, height] = [2700, 2000];
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .composite([{ input: blue, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

/** A chosen photo as it is shown. What the browser has drawn anew says nothing of an orientation. */
const shown = (page: Page, name: string) =>
  page
    .locator('.thumb', { hasText: name })
    .locator('img')
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      const { naturalWidth: width, naturalHeight: height } = img;
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(img, 0, 0, width, height / 3, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return { width, height, isBlueAbove: blue > 200 && red + green < 80 };
    });

test('photos that cannot be taken say why when they are chosen, and what is too large is made smaller and sent upright', async ({
  page,
}) => {
  const [many, large] = await Promise.all([manyPixels(), turned()]);
  expect(many.length).toBeLessThan(1_000_000);
  expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
  await fillUpTo(page, 2);
  await page
    .locator('input[type=file]')
    .setInputFiles([
      jpegFile('many.jpg', many),
      jpegFile('empty.jpg', Buffer.alloc(0)),
      jpegFile('iphone.jpg', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(900)])),
      jpegFile('large.jpg', large),
    ]);
  const alert = page.getByRole('alertdialog');
  for (const sentence of [PICTURE_PIXELS_MESSAGE, PICTURE_EMPTY_MESSAGE, PHOTO_TYPE_MESSAGE, PHOTO_SIZE_MESSAGE]) {
    await expect(alert).toContainText(sentence);
    await alert.getByRole('button', { name: 'Close' }).click();
  }
  const row = (name: string) => page.locator('.refused > li').filter({ hasText: `Not added: ${name}` });
  await expect(row('empty.jpg')).toContainText(PICTURE_EMPTY_MESSAGE);
  await expect(row('iphone.jpg')).toContainText('Most Compatible');
  for (const name of ['empty.jpg', 'iphone.jpg']) {
    await expect(row(name).getByRole('button', { name: /smaller/ })).toHaveCount(0);
    await row(name)
      .getByRole('button', { name: `Leave out ${name}` })
      .click();
  }
  for (const [name, sentence] of [
    ['many.jpg', PICTURE_PIXELS_MESSAGE],
    ['large.jpg', PHOTO_SIZE_MESSAGE],
  ] as const) {
    await expect(row(name)).toContainText(sentence);
    await row(name).getByRole('button', { name: 'Make it smaller and add it' }).click();
    const added = page.getByText(`Made smaller and added: ${name}`);
    await expect(added).toBeFocused({ timeout: limitMs(30_000) });
  }
  await expect(page.locator('.refused')).toHaveCount(0);
  expect(await shown(page, 'many.jpg')).toEqual({ width: 3200, height: 2400, isBlueAbove: false });
  expect(await shown(page, 'large.jpg')).toEqual({ width: 2000, height: 2700, isBlueAbove: true });
  await nextStep(page);
  await page.getByRole('radio', { name: /drop it off/ }).check();
  let sent = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/photos') && response.status() === 201) sent += 1;
  });
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect.poll(() => sent, { timeout: limitMs(60_000) }).toBe(3);
});
