import type { Page } from '@playwright/test';
import { ALT_TEXT_REQUIRED } from '#contract/containers/containers.ts';
import { isAccessible } from './support/axe.ts';
import { startWeighing } from './support/page-weight.ts';
import { expect, test, waitUntilLoaded } from './support/test-portal.ts';
import { photoFile } from './support/typed.ts';
import { paste, writingField, writingTool } from './support/writing-field.ts';

const KB = 1024;
/** What the writing field may add to the portal, over the wire. */
const FIELD_MAX = 150 * KB;

/** A file is dragged over the text from outside the browser, and let go over some of its words. */
const drop = async (page: Page, over: string, file: Buffer) => {
  const { x, y, width, height } = (await writingField(page).getByText(over, { exact: true }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await writingField(page).evaluate(
    (field, { bytes, clientX, clientY }) => {
      const dataTransfer = new DataTransfer();
      const binary = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([binary], 'van.jpg', { type: 'image/jpeg' }));
      const at = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true };
      for (const type of ['dragenter', 'dragover', 'drop']) field.dispatchEvent(new DragEvent(type, at));
    },
    { bytes: file.toString('base64'), clientX: x + width - 1, clientY: y + height / 2 },
  );
};

const openNew = async (page: Page, title: string) => {
  await page.goto('/admin/blogs/new');
  await expect(writingField(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
};

test('a post is written without Markdown, with a pasted picture, published and seen by everyone', async ({ page }) => {
  await openNew(page, 'The van that never turns left');
  await writingField(page).click();
  await page.keyboard.type('Declan has driven our ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('green van');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' for years.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## A list on the dashboard');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- pianos');
  await page.keyboard.press('Enter');
  await page.keyboard.type('prams');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Read ');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Put a link in' });
  await link.getByLabel('Words of the link').fill('how to give');
  await link.getByLabel('Where it leads').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(link.getByText(/^A link can lead to a website/)).toBeVisible();
  await link.getByLabel('Where it leads').fill('/donations');
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await page.keyboard.type(' first.');
  await page.keyboard.press('Enter');

  await paste(page, { file: (await photoFile('van.jpg', '#1b5a51')).buffer });
  const asked = page.getByRole('dialog', { name: 'What does this picture show?' });
  await asked.getByRole('button', { name: 'Put it in' }).click();
  await expect(asked.getByText(ALT_TEXT_REQUIRED)).toBeVisible();
  await asked.getByLabel('Alternative text').fill('A green van in front of the shop');
  await asked.getByRole('button', { name: 'Put it in' }).click();
  await expect(writingField(page).getByRole('img', { name: 'A green van in front of the shop' })).toBeVisible();
  await paste(page, {
    html: '<p>From <b>elsewhere</b> <span style="font-weight: 700" onclick="x">and</span> <a href="javascript:alert(1)">on</a></p>',
  });
  await expect(writingField(page).getByText('From elsewhere and on')).toBeVisible();
  await expect(writingField(page).locator('strong')).toHaveText(['green van', 'elsewhere', 'and']);

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The post is on the website.').waitFor();
  await page.getByRole('link', { name: 'See it on the website' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The van that never turns left' })).toBeVisible();
  const article = page.locator('.article');
  await expect(article.locator('strong').first()).toHaveText('green van');
  await expect(article.getByRole('heading', { level: 2, name: 'A list on the dashboard' })).toBeVisible();
  await expect(article.getByRole('listitem')).toHaveText(['pianos', 'prams']);
  await expect(article.getByRole('link', { name: 'how to give' })).toHaveAttribute('href', '/donations');
  await expect(article.getByRole('link', { name: 'on', exact: true })).toHaveCount(0);
  const shown = article.getByRole('img', { name: 'A green van in front of the shop' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a picture dropped on the text is asked about, and stands where it was dropped', { tag: '@all' }, async ({
  page,
}) => {
  await openNew(page, 'A dropped picture');
  await writingField(page).click();
  await page.keyboard.type('Before the van.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After the van.');
  await drop(page, 'Before the van.', (await photoFile('van.jpg', '#1b5a51')).buffer);
  const asked = page.getByRole('dialog', { name: 'What does this picture show?' });
  await asked.getByLabel('Alternative text').fill('A green van');
  await asked.getByRole('button', { name: 'Put it in' }).click();
  await expect(writingField(page).getByRole('img', { name: 'A green van' })).toBeVisible();
  const order = await writingField(page).evaluate((field) =>
    [...field.querySelectorAll('p, img')]
      .map((part) => part.getAttribute('alt') ?? part.textContent)
      .filter((words) => words?.includes('van')),
  );
  expect(order).toEqual(['Before the van.', 'A green van', 'After the van.']);
});

test('the field has one stop for its tools, keeps no Tab, and is accessible with the preview beside it', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNew(page, 'Keys');
  await writingField(page).click();
  await page.keyboard.type('Some words');
  await writingTool(page, 'Undo').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(writingField(page).getByRole('heading', { name: 'Some words' })).toBeVisible();
  await expect(writingTool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await expect(writingField(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(writingField(page).getByRole('heading')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(writingField(page)).not.toBeFocused();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveText('Some words');
  await writingField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and more');
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveText('Some words and more');
  await isAccessible(page, 'the writing field with its preview');
});

test('who prefers Markdown writes it, is asked once, and nothing of the text changes on the way', {
  tag: '@all',
}, async ({ page }) => {
  const written = 'One *word*.\n\n1) first\n2) second\n\n[van]: https://van.example\n\nThe [van][van] & <b>x</b>';
  const kept: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok()) kept.push(response.url());
  });
  await openNew(page, 'Both ways');
  await writingTool(page, 'Write Markdown').click();
  const area = page.getByRole('textbox', { name: 'Text, in Markdown' });
  await area.fill(written);
  await writingTool(page, 'Write Markdown').click();
  await expect(writingField(page).getByRole('link', { name: 'van' })).toBeVisible();
  await writingTool(page, 'Write Markdown').click();
  await expect(area).toHaveValue(written);
  await expect(page.getByText(/^Draft · saved/)).toBeVisible();
  // The way to write is kept with the account: one call for each change, one after the other.
  await expect.poll(() => kept.filter((url) => url.endsWith('/api/preferences'))).toHaveLength(3);
  await page.reload();
  await expect(area).toHaveValue(written);
  await writingTool(page, 'Write Markdown').click();
  // Just after it is focused, the field may put the caret back: the Italic button shows where it believes the caret to be.
  await writingField(page).getByText('word', { exact: true }).click();
  await expect(writingTool(page, 'Italic')).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(writingTool(page, 'Italic')).toHaveAttribute('aria-pressed', 'false', { timeout: 1000 });
  }).toPass();
  await page.keyboard.type('Now ');
  await writingTool(page, 'Write Markdown').click();
  await expect(area).toHaveValue(`Now ${written}`);
  await writingTool(page, 'Write Markdown').click();
  await expect(writingField(page)).toBeVisible();
});

test.describe('without what a worker keeps', () => {
  test.use({ serviceWorkers: 'block', expectedMessages: [/Service Worker registration blocked/] });
  test('the writing field adds at most 150 KB, on its own screen only', { tag: '@all' }, async ({ page }, testInfo) => {
    const weighed = await startWeighing(page);
    const field = () => weighed().parts.filter(([address]) => address.includes('/RichBody'));
    await page.goto('/admin/blogs');
    await waitUntilLoaded(page);
    expect(field()).toEqual([]);
    const before = weighed();
    await page.getByRole('link', { name: 'New post' }).first().click();
    await expect(writingField(page)).toBeVisible();
    await expect.poll(field).toHaveLength(1);
    const scripts = weighed().scripts - before.scripts;
    testInfo.annotations.push({ type: 'bytes', description: `${scripts}` });
    expect(scripts).toBeGreaterThan(50 * KB);
    expect(scripts).toBeLessThanOrEqual(FIELD_MAX);
  });
});
