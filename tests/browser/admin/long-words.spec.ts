import { portalAddresses } from '../support/portal-addresses.ts';
import { type PortalScreen, portalScreens } from '../support/portal-screens.ts';
import { seedPortal } from '../support/seed-portal.ts';
import { post, signedInState } from '../support/session.ts';
import { stretchWords } from '../support/stretch-words.ts';
import { expect, test } from '../support/test-with-own-server.ts';
import { textsBeyond } from '../support/texts-beyond.ts';
import { visitScreens } from '../support/visit-screens.ts';

const expectSoon = expect.configure({ soft: true });
const WIDTHS = [320, 1440] as const;

/** States in which more of what somebody wrote is shown than on the screen as it comes. */
const STATES = [
  'testimonials, all',
  'testimonials, shown whole',
  'testimonials, notes to approve',
  'testimonials, edit for privacy',
  'testimonials, delete question',
  'held back, read',
  'donations, all',
  'donation details',
  'delete a donation',
  'collection sheet',
  'mails, failed',
  'mails, written to files',
  'the driver’s sheet',
  'a run that is done',
  'settings, one person',
  'settings, revoke a token',
  'a data request, something found',
];
const screens: PortalScreen[] = [
  ...portalAddresses.map((path) => ({ name: path, path })),
  ...Object.values(portalScreens)
    .flat()
    .filter(({ name }) => STATES.includes(name)),
];

test.use({
  serverEnv: { RATE_LIMITS: 'off' },
  dataDir: async ({ dataDir }, use) => {
    await seedPortal(dataDir);
    await stretchWords(dataDir);
    await use(dataDir);
  },
  storageState: async ({ portal }, use) => use(await signedInState(portal.url)),
  reducedMotion: 'reduce',
});

test('words longer than a line stay in their cards, dialogs and columns on every screen', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  test.slow();
  expect(screens).toHaveLength(portalAddresses.length + STATES.length);
  const message = { name: 'W'.repeat(100), email: 'una@post.example', about: 'question', message: 'W'.repeat(300) };
  await post(`${portal.url}/api/messages`, message);
  await visitScreens(page, screens, async ({ name }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      // A chart is drawn anew a moment after its width has changed.
      await expectSoon.poll(() => textsBeyond(page), `${name}, ${width} px`).toEqual([]);
    }
  });
});
