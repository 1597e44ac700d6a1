import type { Page } from '@playwright/test';
import { POST } from '../support/public-pages.ts';
import { test as desk, waitUntilLoaded } from './support/test-portal.ts';
import { expect, test as site, tagFor } from './support/test-public-site.ts';

/** Each way by which a text could become markup or script, and what the browser says to it. */
const refusals = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'other';
      }
    };
    const script = document.createElement('script');
    const text = '<img src=x onerror=alert(1)>';
    return {
      innerHTML: attempt(() => Object.assign(document.createElement('div'), { innerHTML: text })),
      outerHTML: attempt(() => {
        const parent = document.createElement('div');
        const child = parent.appendChild(document.createElement('div'));
        child.outerHTML = text;
      }),
      insertAdjacentHTML: attempt(() => document.createElement('div').insertAdjacentHTML('beforeend', text)),
      'a parser': attempt(() => new DOMParser().parseFromString(text, 'text/html')),
      'a fragment': attempt(() => document.createRange().createContextualFragment(text)),
      srcdoc: attempt(() => Object.assign(document.createElement('iframe'), { srcdoc: text })),
      'the address of a script': attempt(() => Object.assign(script, { src: '/x.js' })),
      'the text of a script': attempt(() => Object.assign(script, { text: 'alert(1)' })),
      'an attribute that is script': attempt(() => document.body.setAttribute('onclick', 'alert(1)')),
      'another policy': attempt(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('another', {}),
      ),
    };
  });

const ALL_REFUSED = {
  innerHTML: 'TypeError',
  outerHTML: 'TypeError',
  insertAdjacentHTML: 'TypeError',
  'a parser': 'TypeError',
  'a fragment': 'TypeError',
  srcdoc: 'TypeError',
  'the address of a script': 'TypeError',
  'the text of a script': 'TypeError',
  'an attribute that is script': 'TypeError',
  'another policy': 'TypeError',
};

/** One pattern, as Playwright takes a list of two for a value with options. */
const VIOLATION = [/Trusted|Content Security Policy|a status of 404/];

site.describe('on the site', () => {
  site.use({ expectedMessages: VIOLATION });
  for (const path of ['/', '/testimonials?write=1', '/no-such-page']) {
    site(`no text becomes markup or script on ${path}`, { tag: tagFor(path) }, async ({ page }) => {
      await page.goto(path);
      expect(await refusals(page)).toEqual(ALL_REFUSED);
    });
  }
});

site('a post is read, and the hydrated page keeps header and footer, without a violation', async ({ page }) => {
  await page.goto(`/blogs/${POST.slug}`);
  await expect(page.locator('.article p').first()).toBeVisible();
  await page.goto('/testimonials?write=1');
  await page.locator('main textarea').first().focus();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

desk.describe('in the portal', () => {
  desk('the editor shows a preview without a violation', async ({ page }) => {
    await page.goto('/admin/blogs/new');
    const markdown = page.getByRole('button', { name: 'Write Markdown' });
    await markdown.click();
    await page.getByLabel('Text, in Markdown').fill('We *drove* to <b>Clane</b>.');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.locator('em')).toHaveText('drove');
    await expect(preview).toContainText('<b>Clane</b>');
    // On a wide screen it stands beside the text: the same button closes it.
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(preview).toBeHidden();
    // How somebody writes is remembered, also for the tests after this one.
    await markdown.click();
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  });

  desk.describe('with violations expected', () => {
    desk.use({ expectedMessages: VIOLATION });
    desk('no text becomes markup or script', async ({ page }) => {
      await page.goto('/admin');
      await waitUntilLoaded(page);
      expect(await refusals(page)).toEqual(ALL_REFUSED);
    });
  });

  desk('the page of a post is hydrated for staff without a violation', { tag: '@all' }, async ({ page }) => {
    await page.goto('/blogs');
    await page.locator('main a.more').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.locator('.article p').first()).toBeVisible();
  });
});
