import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { publicPages, readPages } from '../../support/public-pages.ts';
import { pauseRequests } from '../support/pause-requests.ts';
import { expect, pageGroups, test } from '../support/test-public-site.ts';

const WIDTHS = [320, 390, 768, 1440] as const;

for (const { group, paths, tag } of pageGroups(publicPages)) {
  test(`nothing scrolls sideways at 320, 390, 768 and 1440 px: ${group}`, { tag }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const wide = await page.evaluate(() => {
          const room = document.documentElement.clientWidth;
          const sticking = [...document.querySelectorAll('main *, header *, footer *')].filter(
            (part) =>
              part.getBoundingClientRect().right > room + 1 && !part.closest('.sr, .hero > picture, .map, .trip'),
          );
          return { by: document.documentElement.scrollWidth - room, first: sticking[0]?.outerHTML.slice(0, 120) };
        });
        expect(wide.by, `${path} at ${width} px ${wide.first}`).toBe(0);
      }
    }
  });
}

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movesWhileScrolling = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.reduce((sum, one) => sum + one, 0);
  });

for (const width of [390, 1440]) {
  for (const { group, paths, tag } of pageGroups(readPages)) {
    test(`nothing moves while a page loads and is scrolled through at ${width} px: ${group}`, {
      tag: width === 390 ? tag : ['@all'],
    }, async ({ page }) => {
      await noteShifts(page);
      await page.setViewportSize({ width, height: 844 });
      for (const path of paths) {
        await page.goto(path);
        expect(await movesWhileScrolling(page), `${path} at ${width}`).toBeLessThan(0.01);
      }
    });
  }
}

for (const width of [390, 1440]) {
  test(`nothing moves when fonts come after the first paint at ${width} px`, async ({ page }) => {
    await noteShifts(page);
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/blogs', '/about/our-shops', '/offline']) {
      const sendFonts = await pauseRequests(page, /\.woff2/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      sendFonts();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await movesWhileScrolling(page), `${path} at ${width}`).toBeLessThan(0.01);
      await page.unroute(/\.woff2/);
    }
  });
}

for (const width of [390, 1440]) {
  test(`the contact form's controls stay in their places when it comes alive at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const comeAlive = await pauseRequests(page, /\/hydrate[^/]*\.js/);
    await page.goto('/contact?about=medical-expenses');
    await page.getByLabel('Your name').fill('Colm Furlong');
    await page.getByLabel('Your words').fill('We have a bill from the hospital.');
    const places = () =>
      page.getByRole('button', { name: 'Send' }).evaluate(({ form }: HTMLElement & { form?: HTMLFormElement }) =>
        [...(form?.elements ?? [])]
          .filter((control) => !(control instanceof HTMLInputElement && control.type === 'hidden'))
          .map((control) => {
            const { top, height } = control.getBoundingClientRect();
            return [control.id, Math.round(top + scrollY), Math.round(height)];
          }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(10);
    comeAlive();
    await expect(page.getByText('33 of ')).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

/** A server in front of the site's that stops in the middle of a page's menu until it is told to go on. */
const stopInMenu = async (site: string, path: string) => {
  const told = new AbortController();
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (request.url !== path) return response.end(body);
    const middle = body.indexOf('href="/donations"');
    response.write(body.subarray(0, middle));
    if (!told.signal.aborted) await once(told.signal, 'abort');
    response.end(body.subarray(middle));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}${path}`, goOn: () => told.abort(), close };
};

for (const path of ['/about', '/no-such-page']) {
  test(`half a header is not shown, so that nothing of it moves: ${path}`, async ({ page, site }) => {
    await noteShifts(page);
    const slow = await stopInMenu(site.url, path);
    try {
      await page.goto(slow.url, { waitUntil: 'commit' });
      await page.waitForFunction(
        () =>
          document.querySelectorAll('.nav > ul > li').length > 1 &&
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
      );
      const header = page.getByRole('banner', { includeHidden: true });
      await expect(header.getByRole('link', { name: 'About', includeHidden: true }).first()).toBeAttached();
      await expect(header).toBeHidden();
      await expect(page.locator('.strip')).toBeHidden();
      slow.goOn();
      await page.waitForLoadState('load');
      await expect(header).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
      expect(await movesWhileScrolling(page)).toBeLessThan(0.01);
    } finally {
      slow.close();
    }
  });
}

test('a menu closes on Escape, giving the focus back, and on a press outside', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about');
  const summary = page.locator('.nav summary');
  const menu = page.locator('.nav details');
  await summary.click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await summary.click();
  await page.locator('h1').click();
  await expect(menu).not.toHaveAttribute('open');
});

test('each note on the home page is as tall as its own words at 390 and 1440 px', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await page.locator('.notes > *').evaluateAll((notes) =>
      notes.map((note) => {
        const shown = note.getBoundingClientRect().height;
        (note as HTMLElement).style.alignSelf = 'start';
        return [shown, note.getBoundingClientRect().height];
      }),
    );
    expect(heights.length).toBeGreaterThan(1);
    for (const [shown, own] of heights) expect(shown, `${width} px`).toBe(own);
  }
});
