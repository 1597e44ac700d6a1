import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { isAccessible } from '../support/axe.ts';
import { pauseRequests } from '../support/pause-requests.ts';
import { expect, test, waitUntilLoaded } from '../support/test-portal.ts';

const WORDS = 'We have a bill from the hospital and another one for the hotel beside it.';
const CRISIS = 'I cannot go on like this and I do not know whom to ask.';

interface Visitor {
  name: string;
  email: string;
  words: string;
}

/** Fills in the contact form in a browser of its own, in which nobody is signed in. */
const fillForm = async (browser: Browser, from: Page, { name, email, words }: Visitor): Promise<Page> => {
  const viewport = from.viewportSize();
  const nobody = { cookies: [], origins: [] };
  const visitor = await browser.newPage({ baseURL: new URL(from.url()).origin, viewport, storageState: nobody });
  await visitor.goto('/contact?about=medical-expenses');
  await visitor.getByLabel('Your name').fill(name);
  await visitor.getByLabel(/^Email/).fill(email);
  await visitor.getByLabel(/^Your words/).fill(words);
  return visitor;
};
const send = async (visitor: Page) => {
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByRole('heading', { name: /^Thank you/ })).toBeVisible({ timeout: limitMs(20_000) });
  await visitor.close();
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, { tag: '@all' }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a message of a visitor arrives, is taken over, commented on, answered and opened again', async ({
      page,
      browser,
    }) => {
      const name = `Colm of ${width}`;
      await page.goto('/admin/messages');
      await waitUntilLoaded(page);
      await send(await fillForm(browser, page, { name, email: `colm.${width}@post.example`, words: WORDS }));
      const entry = page.getByRole('link', { name: new RegExp(`^${name}`) });
      await entry.click();
      const message = page.getByRole('article', { name });
      await expect(message).toContainText(WORDS);
      await expect(message).toContainText('Medical costs');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain(`,Medical costs,${name},`);
      const colleagues = message.getByLabel('Looked after by');
      await colleagues.selectOption({ label: await colleagues.locator('option', { hasText: '(you)' }).innerText() });
      await message.getByLabel(/Add a comment/).fill('Rang him, he comes on Friday.');
      await message.getByRole('button', { name: 'Comment', exact: true }).click();
      await expect(message.getByRole('paragraph').filter({ hasText: 'Rang him, he comes on Friday.' })).toBeVisible();
      await isAccessible(page, `a message at ${width} px`);
      await page.getByRole('tab', { name: /Mine/ }).click();
      await entry.click();
      await message.getByRole('button', { name: 'Answered' }).click();
      await expect(entry).toHaveCount(0);
      await page.getByRole('tab', { name: /Answered/ }).click();
      await entry.click();
      await message.getByRole('button', { name: 'Open again' }).click();
      await expect(entry).toHaveCount(0);
      await page.getByRole('tab', { name: /To answer/ }).click();
      await expect(entry).toBeVisible();
    });

    test('words of an emergency are answered at once, with numbers to ring, and stand first for staff', async ({
      page,
      browser,
    }) => {
      const name = `Ciara of ${width}`;
      await page.goto('/admin/messages');
      const visitor = await fillForm(browser, page, { name, email: `ciara.${width}@post.example`, words: CRISIS });
      const help = visitor.locator('.help', { has: visitor.getByRole('heading', { name: 'Are you safe just now?' }) });
      await expect(help).toBeVisible();
      await expect(help.getByRole('link', { name: /112 or 999/ })).toHaveAttribute('href', 'tel:112');
      for (const address of ['tel:116123', 'tel:1800247247', 'sms:50808?body=HELLO'])
        await expect(help.locator(`a[href="${address}"]`)).toBeVisible();
      await send(visitor);
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('Read first');
      await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('Read first');
    });

    test('what somebody wrote is exported as a file, and erased when they ask', async ({ page, browser }) => {
      const name = `Breda of ${width}`;
      const email = `breda.${width}@post.example`;
      await page.goto('/admin/messages');
      await send(await fillForm(browser, page, { name, email, words: WORDS }));
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
      await page.goto('/admin/privacy');
      const find = page.getByRole('form', { name: 'Find a person' });
      await find.getByLabel('Email').fill(email);
      await find.getByRole('button', { name: 'Find' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as a file' }).click();
      const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      expect(exported.messages).toMatchObject([{ name, email, message: WORDS }]);
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click();
      await expect(page.getByText(/^Erased: 1 message/)).toBeVisible();
      await page.goto('/admin/messages');
      await waitUntilLoaded(page);
      await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
    });

    test('a single message is erased from the inbox after a question', async ({ page, browser }) => {
      const name = `Donal of ${width}`;
      await page.goto('/admin/messages');
      await send(await fillForm(browser, page, { name, email: `donal.${width}@post.example`, words: WORDS }));
      const entry = page.getByRole('link', { name: new RegExp(name) });
      const answerColleagues = await pauseRequests(page, '**/api/colleagues*');
      await entry.click();
      const article = page.getByRole('article', { name });
      const erase = article.getByRole('button', { name: 'Erase this message now' });
      const place = await erase.boundingBox();
      answerColleagues();
      await expect(article.getByRole('option', { name: /\(you\)/ })).toBeAttached();
      expect(await erase.boundingBox(), 'must not move away from under a press').toEqual(place);
      await erase.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
      await expect(entry).toHaveCount(0);
    });
  });
}
