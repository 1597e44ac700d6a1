import type { Locator, Page } from '@playwright/test';
import { isShownSometimes } from '#api/containers/conditional-texts.ts';
import { pagesWithPlaces } from '#contract/places/every-place.ts';
import { type ImagePlace, type PagePlaces, placeName, type TextPlace } from '#contract/places/place.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { fillIn } from '../../support/filled-in.ts';
import { callerTo } from '../../support/product.ts';
import { formOf } from '../../support/submissions.ts';
import { signedInState, tokenOf } from '../support/session.ts';
import { NOT_FOUND_MESSAGE } from '../support/test-public-site.ts';
import { expect, test } from '../support/test-with-own-server.ts';
import { photoFile } from '../support/typed.ts';

test.use({
  serverEnv: { RATE_LIMITS: 'off' },
  actionTimeout: limitMs(10_000),
  storageState: async ({ portal }, use) => use(await signedInState(portal.url)),
  expectedMessages: [[NOT_FOUND_MESSAGE], { scope: 'test' }],
});

const exactly = (words: string) => new RegExp(`^${words.replace(/[^\w ]/g, '\\$&')}$`);

const PICTURE = 'A lamp in the window';

/** Where a person's mouse presses a button: in sight, with nothing above it. Only the page scrolls, as nobody can scroll what is cut off. */
const pointOf = (button: Locator) =>
  button.evaluate((element) => {
    const inDialog = element.closest('dialog') !== null;
    const { top, height } = element.getBoundingClientRect();
    if (!inDialog) window.scrollBy({ top: top + height / 2 - window.innerHeight / 2, behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, isHit: hit !== null && element.contains(hit) };
  });

/** With `around`, the button shows while the mouse is there. */
const press = async (page: Page, button: Locator, what: string, around?: Locator) => {
  await expect(button, what).toBeVisible();
  let before = '';
  const isHitAtRest = async () => {
    await pointOf(button);
    const box = await around?.boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 100));
    const { x, y, isHit } = await pointOf(button);
    const at = `${x} ${y}`;
    const rests = at === before;
    before = at;
    return isHit && rests;
  };
  await expect.poll(isHitAtRest, `${what} takes the press of a mouse`).toBe(true);
  const { x, y } = await pointOf(button);
  await page.mouse.click(x, y);
};

/** Opens what edits a place: its button shows while the mouse is on what it changes. */
const open = async (page: Page, place: TextPlace | ImagePlace) => {
  const label = place.kind === 'text' ? 'Edit this text' : 'Edit picture';
  const button = page.locator('.edit-chip').filter({ hasText: exactly(`${label}: ${placeName(place)}`) });
  await expect(button, placeName(place)).toHaveCount(1);
  const frame = page.locator('.editable').filter({ has: button }).last();
  await press(page, button, `the button of ${placeName(place)}`, frame);
  return button;
};

const editText = async (page: Page, place: TextPlace) => {
  const button = await open(page, place);
  const area = page.getByRole('textbox', { name: `Text: ${placeName(place)}`, exact: true });
  const editor = page.locator('.editor').filter({ has: area });
  await press(page, editor.getByRole('button', { name: 'Save', exact: true }), `Save of ${placeName(place)}`);
  await expect(button, 'the button comes back with the focus').toBeFocused();
};

const editPicture = async (page: Page, place: ImagePlace) => {
  const button = await open(page, place);
  const dialog = page.getByRole('dialog', { name: 'Edit picture' });
  await press(
    page,
    dialog.getByRole('button', { name: new RegExp(PICTURE) }).first(),
    `a picture for ${placeName(place)}`,
  );
  await dialog.getByLabel('Alternative text', { exact: true }).fill(placeName(place));
  await press(page, dialog.getByRole('button', { name: 'Save', exact: true }), `Save of ${placeName(place)}`);
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.getByRole('img', { name: placeName(place), exact: true }).first()).toBeVisible();
};

const placesOf = ({ texts, images }: PagePlaces) => ({
  texts: Object.values(texts).filter((place) => !isShownSometimes(place)),
  images: Object.values(images),
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test.describe(`the mouse edits every text and picture at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const places of pagesWithPlaces) {
      const { texts, images } = placesOf(places);
      const tag = places.path === '/' ? [] : ['@all'];
      test(`on ${places.path}`, { tag }, async ({ page, portal }) => {
        test.setTimeout(limitMs(20_000 + (texts.length + images.length) * 3000));
        const call = callerTo(portal.url);
        const as = { authorization: `Bearer ${await tokenOf(portal.url)}` };
        const { buffer } = await photoFile('lamp.jpg', '#1b5a51');
        const form = formOf({ image: new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), altText: PICTURE });
        expect((await call('post', '/media', { as, form })).status).toBe(201);
        // Some pictures are shown once there is what they are about.
        await fillIn({ call }, as);
        await page.goto(places.path);
        await expect(page.locator('.editable').first()).toBeVisible();
        for (const place of images) await editPicture(page, place);
        for (const place of texts) await editText(page, place);
      });
    }
  });
}
