import type { Locator, Page } from '@playwright/test';
import { portalAddresses } from '../support/portal-addresses.ts';
import { expect, test, walkTo } from '../support/test-portal.ts';
import { writingField } from '../support/writing-field.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });

/** The system forces its colours, as Windows does with a contrast theme. */
const open = async (page: Page, address: string) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await walkTo(page, address);
};

/** Buttons that nothing shows: without an edge of their own, without words and without a drawing. */
const unseenButtons = (page: Page) =>
  page.evaluate(() => {
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
    const canvas = getComputedStyle(document.body).backgroundColor;
    const hasEdge = (one: Element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(one);
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== canvas;
    };
    const hasMark = (one: Element) =>
      [...one.querySelectorAll('svg, img')].some(
        (mark) => mark.getBoundingClientRect().width >= 8 && getComputedStyle(mark).color !== canvas,
      );
    const hasWords = (one: Element) =>
      (one as HTMLElement).innerText.trim() !== '' && getComputedStyle(one).color !== canvas;
    return [...document.querySelectorAll('button, a.btn, summary, [role="tab"]')]
      .filter(isShown)
      .filter((one) => (one.matches('.btn') ? !hasEdge(one) : !hasEdge(one) && !hasMark(one) && !hasWords(one)))
      .map((one) => one.outerHTML.slice(0, 120));
  });

/** What takes the focus of the keyboard without a ring around it, or around what stands for it. */
const withoutRing = (page: Page) =>
  page.evaluate(() => {
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
    const hasRing = (one: Element | null) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]',
    )) {
      if (!isShown(one)) continue;
      one.focus({ preventScroll: true });
      if (document.activeElement !== one) continue;
      if (![one, one.nextElementSibling, one.parentElement].some(hasRing)) found.push(one.outerHTML.slice(0, 120));
    }
    return found;
  });

test('in forced colours every button of every screen can be seen, and so can the focus', { tag: '@all' }, async ({
  page,
}) => {
  test.slow();
  for (const address of portalAddresses) {
    await open(page, address);
    expect(await unseenButtons(page), address).toEqual([]);
    // The keyboard is what is used from here on: the focus is shown.
    await page.keyboard.press('Tab');
    expect(await withoutRing(page), address).toEqual([]);
  }
});

const styleOf = (part: Locator, names: readonly string[]) =>
  part.evaluate((one, asked) => {
    const style = getComputedStyle(one);
    return asked.map((name) => style.getPropertyValue(name));
  }, names);
const EDGE = ['border-top-style', 'border-top-width', 'border-top-color'];
const MARKS = [...EDGE, 'outline-style', 'outline-width'];

test('in forced colours the current card, what is selected, tabs, bars and dialogs can be told apart', {
  tag: '@all',
}, async ({ page }) => {
  for (const address of ['/admin/testimonials', '/admin/donations/pending', '/admin/donations?tab=pending']) {
    await open(page, address);
    const [first, chosen, left] = [0, 1, 2].map((at) => page.getByRole('article').nth(at)) as [
      Locator,
      Locator,
      Locator,
    ];
    await expect(first, address).toHaveAttribute('aria-current', 'true');
    expect(await styleOf(first, MARKS), address).not.toEqual(await styleOf(left, MARKS));
    expect(await styleOf(chosen, MARKS), address).toEqual(await styleOf(left, MARKS));
    const box = chosen.getByRole('checkbox');
    await box.check();
    await page.keyboard.press('k');
    await expect(chosen, address).not.toHaveAttribute('aria-current');
    // The system draws the tick.
    expect(await styleOf(box, ['appearance']), address).toEqual(['auto']);
    expect(await styleOf(chosen, MARKS), address).not.toEqual(await styleOf(left, MARKS));

    const bar = page.getByRole('region', { name: 'Selection' });
    expect((await styleOf(bar, EDGE)).slice(0, 2), address).toEqual(['solid', '1px']);
    await bar.getByRole('button', { name: /^Approve 1/ }).click();
    const dialog = page.locator('dialog[open] .dialog');
    expect((await styleOf(dialog, EDGE)).slice(0, 2), address).toEqual(['solid', '1px']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  // Edges all around: a line below is hardly seen on the line below all of them.
  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
  expect(await styleOf(tab(true), ['border-top-color', 'border-top-width'])).not.toEqual(
    await styleOf(tab(false), ['border-top-color', 'border-top-width']),
  );
});

test('in forced colours a switch shows which way it is', { tag: '@all' }, async ({ page }) => {
  await open(page, '/admin/settings?section=ceilings');
  const lever = page.locator('.switch').first();
  const knob = () =>
    lever.evaluate((one) => {
      const i = one.querySelector('i') as HTMLElement;
      const { backgroundColor, translate } = getComputedStyle(i, '::after');
      return {
        backgroundColor,
        translate,
        edge: getComputedStyle(i).borderTopWidth,
        paper: getComputedStyle(document.body).backgroundColor,
      };
    });
  const before = await knob();
  expect(before.edge).toBe('2px');
  expect(before.backgroundColor).not.toBe(before.paper);
  await lever.getByRole('switch').click();
  await expect.poll(async () => (await knob()).translate).not.toBe(before.translate);
});

test('in forced colours the preview stands beside the text of a post', { tag: '@all' }, async ({ page }) => {
  await open(page, '/admin/blogs?q=frosty');
  await page.getByRole('link', { name: 'A frosty morning and eleven lifts' }).click();
  await expect(writingField(page)).toBeVisible();
  const asWritten = (await writingField(page).innerText()).trim();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  const words = preview.getByText('The first flask was filled at ten to six.');
  await expect(words).toBeInViewport({ ratio: 1 });
  expect((await preview.innerText()).trim()).toBe(asWritten);
  const [ink] = await styleOf(words, ['color']);
  expect(await styleOf(page.locator('body'), ['background-color'])).not.toEqual([ink]);
  await writingField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And tea.');
  await expect(preview).toContainText('And tea.');
  await expect(words).toBeInViewport({ ratio: 1 });
});
