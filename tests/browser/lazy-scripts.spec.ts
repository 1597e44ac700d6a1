import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { loneScreens } from '#contract/pages/admin-screens.ts';
import { SESSION_IDLE } from '#contract/people/people.ts';
import { limitMs } from '../../scripts/test-limits.mjs';
import { inAccountMenu } from '../support/account-menu.ts';
import { callerTo } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { submitStory } from '../support/submissions.ts';
import { fillStep, fillUpTo, nextStep, stepTitles } from './support/offer-steps.ts';
import { portalAddresses } from './support/portal-addresses.ts';
import { expect, signIn, test } from './support/test-with-own-server.ts';

test.use({
  serverEnv: { RATE_LIMITS: 'off' },
  // A worker would answer with what it keeps.
  serviceWorkers: 'block',
  expectedMessages: [
    /404 \(Not Found\)|401 \(Unauthorized\)|ERR_FAILED|dynamically imported module|did not arrive|preload CSS|Service Worker registration blocked/,
  ],
});

// Requests are intercepted from the start: a page that runs already hears of it late, and its next request may pass.
test.beforeEach(({ page }) => page.route('**/intercepted-from-the-start', (route) => route.continue()));

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
}

/** Every script of a build that is loaded later, by its source: a new one joins by itself. */
const lazyIn = (manifest: string): ReadonlyMap<string, string> => {
  const path = resolve(import.meta.dirname, '../../dist/client/.vite', manifest);
  const chunks = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>);
  return new Map(chunks.filter(([, { isDynamicEntry }]) => isDynamicEntry).map(([source, { file }]) => [source, file]));
};
const portalScripts = lazyIn('portal-manifest.json');
const publicScripts = lazyIn('manifest.json');

const ways = {
  '404': (route: Route) => route.fulfill({ status: 404, body: '' }),
  aborted: (route: Route) => route.abort(),
} as const;

/** Lets none of these scripts arrive; `missed` are those that were asked for. */
const withhold = async (page: Page, scripts: ReadonlyMap<string, string>, way: keyof typeof ways) => {
  const missed = new Set<string>();
  const sources = new Map([...scripts].map(([source, file]) => [`/${file}`, source]));
  const isOne = (url: URL) => sources.has(url.pathname);
  await page.route(isOne, (route) => {
    missed.add(sources.get(new URL(route.request().url()).pathname) ?? '');
    return ways[way](route);
  });
  return { missed, end: () => page.unroute(isOne) };
};

/** Remembers in the page that it is the same one, which a reload forgets. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const expectSamePage = (page: Page) => expect(page.locator('html[data-same]')).toHaveCount(1);

const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
const typePhone = async (page: Page) => {
  await signIn(page, '/admin/settings?section=contact');
  await phone(page).fill('020 915 3000');
  await page.getByRole('heading', { level: 1 }).click();
  await mark(page);
};
const notArrived = (page: Page) => page.getByText('This part could not be loaded.');

test('the help that does not arrive says so in its frame, and half a change of the settings stays', async ({
  page,
}) => {
  await typePhone(page);
  const scripts = await withhold(page, portalScripts, '404');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog).toContainText('This part could not be loaded.');
  await scripts.end();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).not.toContainText('This part could not be loaded.');
  await page.keyboard.press('Escape');
  await expect(phone(page)).toHaveValue('020 915 3000');
  await expectSamePage(page);
});

test('after an update the open tab goes on, is told, and takes the new version over with what was typed', async ({
  page,
}) => {
  await typePhone(page);
  await withhold(page, portalScripts, '404');
  await page.route('**/admin/', (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ body: '<script type="module" src="/assets/main-newer.js"></script>' }),
  );
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('A new version is here. What you typed stays with you.')).toBeVisible();
  await expect(phone(page)).toHaveValue('020 915 3000');
  await expectSamePage(page);
  await page.unrouteAll();
  page.on('dialog', (asked) => asked.accept());
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('What you typed here before is back. It is not saved yet.')).toBeVisible();
  await expect(phone(page)).toHaveValue('020 915 3000');
});

test('the second step that does not arrive keeps the dialog, and the screen below it, as they are', async ({
  page,
}) => {
  await typePhone(page);
  const scripts = await withhold(page, portalScripts, 'aborted');
  const secondFactor = { ticket: 'a ticket', methods: ['totp'] };
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { secondFactor } }));
  await page.route('**/api/settings', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { status: 401, title: 'Unauthorized', message: SESSION_IDLE } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(dialog).toContainText('This part could not be loaded.');
  await scripts.end();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Code')).toBeVisible();
  await expect(phone(page)).toHaveValue('020 915 3000');
  await expectSamePage(page);
});

/** Parts that the walks below do not reach, with why nothing is lost. */
const NOT_WALKED: Record<string, string> = {
  'admin/review/testimonials/TestimonialsPage.tsx': 'The walk begins there.',
  'admin/account/login/SecondStep.tsx': 'Above, over a screen with typed words.',
  'admin/account/security/RequiredSetUp.tsx': 'Nothing is typed before it; shown as the forgotten password is.',
  'client/passkeys.ts': 'The sign-in says that the server cannot be reached.',
  'client/picture-problem.ts': 'The server looks at a chosen picture: in tests/component/ui/picture-choice.',
};
/** Screens without the portal's frame. */
const LONE = loneScreens.filter((one) => one !== 'login').map((one) => `/admin/${one}#x`);

/** Goes to an address as a link of the portal does, without loading the page anew. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = { usr: null, key: String(Math.random()), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
  test(`no lazy script of the portal takes typed words with it (${way})`, { tag: '@all' }, async ({ page, portal }) => {
    test.setTimeout(limitMs(240_000));
    const call = callerTo(portal.url);
    expect((await submitStory({ call }, { name: 'Maura Cullen' })).status).toBeLessThan(300);
    await signIn(page, '/admin/testimonials');
    await page.getByRole('article').getByRole('button', { name: 'Reject' }).click();
    const notes = page.getByLabel(/^Admin notes/);
    await notes.fill('It names a con');
    await mark(page);
    const { missed } = await withhold(page, portalScripts, way);
    for (const address of portalAddresses.filter((one) => one !== '/admin/testimonials')) {
      await goWithin(page, address);
      await expect(page.getByRole('heading', { name: 'This screen could not be loaded' }), address).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Admin' }), address).toBeVisible();
      await goWithin(page, '/admin/testimonials');
      await expect(notes, address).toHaveValue('It names a con');
    }
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('button', { name: 'Take the tour' }).click();
    await expect(page.getByRole('dialog', { name: 'The tour' })).toContainText('This part could not be loaded.');
    await page.getByRole('dialog', { name: 'The tour' }).getByRole('button', { name: 'Close' }).first().click();
    await (await inAccountMenu(page, 'button', 'My last decisions')).click();
    const decisions = page.getByRole('dialog', { name: 'My last decisions' });
    await expect(decisions).toContainText('This part could not be loaded.');
    await decisions.getByRole('button', { name: 'Close' }).first().click();
    await goWithin(page, '/admin/testimonials');
    await expect(notes).toHaveValue('It names a con');
    await expectSamePage(page);
    const all = [...portalScripts.keys()].filter((source) => !(source in NOT_WALKED));
    const elsewhere = await walkElsewhere(page, way);
    expect(all.filter((source) => !missed.has(source) && !elsewhere.has(source))).toEqual([]);
  });
}

/** The writing field, the help of a screen, the forgotten password, and the screens without a frame. */
const walkElsewhere = async (page: Page, way: keyof typeof ways): Promise<ReadonlySet<string>> => {
  await page.unrouteAll();
  await page.goto('/admin/blogs/new');
  const writingField = new Map([...portalScripts].filter(([source]) => /RichBody|HelpDialog/.test(source)));
  const { missed, end } = await withhold(page, writingField, way);
  await page.reload();
  await page.getByLabel('Title').fill('Half a tit');
  await expect(page.getByText('The writing field could not be loaded.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(notArrived(page)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half a tit');
  await end();
  await page.evaluate(() => localStorage.clear());
  const others = await withhold(page, portalScripts, way);
  page.on('dialog', (asked) => asked.accept());
  for (const address of LONE) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This screen could not be loaded' }), address).toBeVisible();
  }
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Forgotten your password?' }).click();
  await expect(notArrived(page)).toBeVisible();
  return new Set([...missed, ...others.missed]);
};

test('staff who edit a page are told where what they edit with does not arrive, and the page stays', async ({
  page,
}) => {
  await signIn(page, '/admin');
  const scripts = await withhold(
    page,
    new Map([...publicScripts].filter(([one]) => one.startsWith('editing/'))),
    '404',
  );
  await page.goto('/about');
  await expect(notArrived(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scripts.end();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^(Edit|Create Container)/ }).first()).toBeVisible();
  await expect(notArrived(page)).toHaveCount(0);
});

/** What is loaded for staff alone, or before anything is hydrated: the page then stays as the server made it; and what NOT_WALKED says. */
const NOT_FOR_VISITORS = /^(editing|pages|layout)\/|^client\/(?:web-platform|picture-problem)|^language\/translator/;
test('no lazy script of the public pages keeps what a visitor typed from being sent', { tag: '@all' }, async ({
  page,
}) => {
  const { missed } = await withhold(page, publicScripts, 'aborted');
  await page.goto('/blogs');
  await page.goto('/contact');
  await page.getByLabel(/^A question/).check();
  await page.getByLabel('Your name').fill('Nuala Kehoe');
  await page.getByLabel(/^Email/).fill('nuala@example.ie');
  await page.getByLabel(/^Your words/).fill('Is the shop in Clane open on Sunday?');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('heading', { name: /thank|sent/i }).first()).toBeVisible();
  await page.unrouteAll();
  const lines = await withhold(
    page,
    new Map([...publicScripts].filter(([one]) => one === 'donations/OtherThingLines.tsx')),
    'aborted',
  );
  await page.goto('/donations?form=1');
  await page.locator('#donation-howMany2').focus();
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('#donation-howMany2').fill('two boxes');
  await page.locator('#donation-category2').selectOption('Books & Media');
  await page.locator('#donation-condition2').selectOption('Good');
  await page.getByRole('button', { name: 'Previous' }).click();
  await fillStep[1](page);
  await nextStep(page);
  await page.getByRole('button', { name: 'Add Another Kind of Thing' }).click();
  await expect(page.getByText('This did not work because part of the page did not load.')).toBeVisible();
  await fillStep[2](page);
  await nextStep(page);
  await expect(page.getByRole('region', { name: 'Check your answers' })).toContainText(
    'Books & Media, Good, two boxes',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const shrinking = await withhold(
    page,
    new Map([...publicScripts].filter(([one]) => one === 'client/shrink-picture.ts')),
    'aborted',
  );
  await fillUpTo(page, 2);
  const buffer = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#1b5a51' } })
    .jpeg({ quality: 40 })
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'chest.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /smaller/ }).click();
  await expect(page.getByText('This did not work because part of the page did not load.')).toBeVisible();
  await nextStep(page);
  await expect(page.getByRole('heading', { name: stepTitles[3], level: 2 })).toBeVisible();
  const thanking = await withhold(
    page,
    new Map([...publicScripts].filter(([one]) => one === 'donations/SuccessOverlay.tsx')),
    'aborted',
  );
  await page.getByRole('radio', { name: /drop it off/ }).check();
  await page.getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('heading', { name: /thank/i }).first()).toBeVisible();
  const others = [...publicScripts.keys()].filter((one) => !NOT_FOR_VISITORS.test(one));
  const all = new Set([...missed, ...lines.missed, ...shrinking.missed, ...thanking.missed]);
  expect(others.filter((one) => !all.has(one) && one !== 'share-page.ts')).toEqual([]);
});
