import { resolve } from 'node:path';
import { createServer } from 'vite';
import { ALL_ATTACKS, hostileSettings, plantHostileTexts } from '../support/hostile-texts.ts';
import { callerTo } from '../support/product.ts';
import { STAFF } from '../support/server-process.ts';
import { expect, signIn, test } from './support/test-with-own-server.ts';

const PLACES = resolve(import.meta.dirname, '../support/editable-places.ts');
const PUBLIC = [
  '/',
  '/about',
  '/about/our-shops',
  '/services',
  '/services/donation-shop',
  '/testimonials',
  '/donations?form=1',
  '/support',
  '/blogs',
];
const ADMIN = [
  '/admin',
  '/admin/testimonials',
  '/admin/donations/pending',
  '/admin/donations',
  '/admin/blogs',
  '/admin/media',
  '/admin/content',
  '/admin/analytics',
  '/admin/settings?section=charity',
];

const loadPlaces = async () => {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { editablePlaces } = (await vite.ssrLoadModule(PLACES)) as typeof import('../support/editable-places.ts');
    return editablePlaces;
  } finally {
    await vite.close();
  }
};

test.use({ serverEnv: { RATE_LIMITS: 'off' } });

/** The console is watched, too: whatever the policy stops there fails the test. */
test('hostile texts run on no public and no admin screen, and are read as they were written', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  test.slow();
  const call = callerTo(portal.url);
  const { accessToken } = (await call('post', '/auth/login', { json: STAFF })).body;
  const admin = { authorization: `Bearer ${accessToken}` };
  await plantHostileTexts(call, admin, await loadPlaces());
  const settings = (await call('get', '/settings')).body;
  expect((await call('put', '/settings', { as: admin, json: hostileSettings(settings) })).status).toBe(200);

  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`${dialog.message()} on ${page.url()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error('policy', event.violatedDirective, event.blockedURI),
    );
  });
  const nothingRan = async () => {
    // The portal keeps a stream open, so the network is never idle: what is shown has to be there instead.
    await page.waitForLoadState('load');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const active = await page.evaluate(
      () =>
        document.querySelectorAll('img[src="x"], iframe, base, svg[onload], [onerror], [onmouseover], [onload]').length,
    );
    expect(active, page.url()).toBe(0);
    expect(ran).toEqual([]);
  };

  for (const path of PUBLIC) {
    await page.goto(path);
    await nothingRan();
  }
  await page.goto('/testimonials');
  await expect(page.getByText(ALL_ATTACKS.slice(0, 60)).first()).toBeVisible();

  await signIn(page, '/admin');
  for (const path of ADMIN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nothingRan();
  }
  for (const path of PUBLIC) {
    await page.goto(path);
    await nothingRan();
  }
});
