import type { Page } from '@playwright/test';
import { routes } from '#api/app/routes.ts';
import { mayDo } from '#contract/roles.ts';
import { type PortalScreen, portalScreens } from '../support/portal-screens.ts';
import { tokenOf } from '../support/session.ts';
import { VOLUNTEER } from '../support/shared-servers.ts';
import { expect, test, waitUntilLoaded, walkTo } from '../support/test-portal.ts';

const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
const REFUSED = 'Your role does not allow this';
const FORBIDDEN = [
  '/admin/blogs',
  '/admin/blogs/new',
  '/admin/media',
  '/admin/content',
  '/admin/settings',
  '/admin/privacy',
  '/admin/audit',
];
const FORBIDDEN_CONTROL = /^\s*(delete|invite|publish|unpublish|new post|write a blog post|upload|erase)/i;

test.use({ who: 'volunteer' });

/** What the server refused while a screen was looked at: a screen must not even ask for it. */
const refusals = (page: Page): string[] => {
  const found: string[] = [];
  page.on('response', (answer) => answer.status() === 403 && found.push(`${page.url()} asked for ${answer.url()}`));
  return found;
};

const linksOn = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/admin"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

const controlsOn = async (page: Page): Promise<string[]> => {
  const named = (role: 'button' | 'link') =>
    page
      .getByRole(role)
      .evaluateAll((controls) =>
        controls.map((control) => control.getAttribute('aria-label') ?? (control as HTMLElement).innerText),
      );
  const names = [...(await named('button')), ...(await named('link'))];
  expect(names.length).toBeGreaterThan(0);
  return names.filter((name) => FORBIDDEN_CONTROL.test(name));
};

const mayOpen = ({ name }: PortalScreen) => !/delete/i.test(name);

test('a volunteer meets no control on any screen that they may not use, and no screen asks for what is refused', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  const refused = refusals(page);
  const links = new Set<string>();
  const { overview, testimonials, donations } = portalScreens;
  for (const { name, path, reach } of [...overview, ...testimonials, ...donations].filter(mayOpen)) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await reach?.(page);
    expect.soft(await controlsOn(page), name).toEqual([]);
    for (const link of await linksOn(page)) links.add(link);
  }
  expect([...links].filter((link) => FORBIDDEN.includes(link))).toEqual([]);
  expect(links.size).toBeGreaterThan(4);
  for (const link of links) {
    await walkTo(page, link);
    await expect.soft(page.getByRole('heading', { level: 1 }).first(), link).not.toHaveText(REFUSED);
  }
  expect(refused).toEqual([]);
});

test('a screen for other roles says so to a volunteer, and shows nothing of itself', { tag: '@all' }, async ({
  page,
}) => {
  const refused = refusals(page);
  for (const path of [
    ...FORBIDDEN,
    `/admin/blogs/${NOBODY}`,
    '/admin/settings?section=people',
    '/admin/media?picture=x',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(REFUSED);
    expect(await page.getByRole('main').getByRole('button').count(), path).toBe(0);
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go to your work']);
  }
  expect(refused).toEqual([]);
});

test('a volunteer changes no page of the website', { tag: '@all' }, async ({ page }) => {
  const refused = refusals(page);
  for (const path of ['/', '/about', '/about/our-shops']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Admin Portal' }).first()).toBeAttached();
    await expect(page.getByRole('button', { name: /^(Edit|Replace|Change|Create)/ })).toHaveCount(0);
  }
  expect(refused).toEqual([]);
});

test('the API refuses a volunteer every call that is for other roles', { tag: '@all' }, async ({ desk }) => {
  const headers = { authorization: `Bearer ${await tokenOf(desk.url, VOLUNTEER)}`, 'content-type': 'application/json' };
  const forAdministrators = routes.filter(({ may }) => !mayDo('Volunteer', may));
  expect(forAdministrators.length).toBeGreaterThan(20);
  for (const { method, path } of forAdministrators) {
    const body = method === 'get' ? null : '{}';
    const address = `${desk.url}/api${path.replace(/:\w+/g, NOBODY)}`;
    const answer = await fetch(address, { method: method.toUpperCase(), headers, body });
    expect.soft([answer.status, (await answer.json()).code], `${method} ${path}`).toEqual([403, 'forbidden']);
  }
});
