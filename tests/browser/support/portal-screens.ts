import type { Page } from '@playwright/test';
import { addDays, dublinDay } from '#contract/dublin.ts';
import { sectionHref, settingSections } from '#site/admin/charity/settings/setting-sections.ts';
import { SEEDED_RUNS } from './seed-portal.ts';
import { SEEDED_REQUESTS } from './seed-requests.ts';

/** A state of a staff screen: where it is, and how it is reached from there. */
export interface PortalScreen {
  name: string;
  path: string;
  reach?(page: Page): Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const first = async (page: Page, name: string | RegExp) => {
  await page.getByRole('article').first().getByRole('button', { name }).first().click();
};
const dialogOpen = (page: Page) => page.locator('dialog[open]').first().waitFor();
const pressing =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page);
    await dialogOpen(page);
  };

const opening = (name: string | RegExp) => async (page: Page) => {
  await first(page, name);
  await dialogOpen(page);
};

const mails: PortalScreen[] = [
  { name: 'messages', path: '/admin/messages' },
  { name: 'mails', path: '/admin/mail' },
  { name: 'mails, failed', path: '/admin/mail?state=failed' },
  { name: 'mails, written to files', path: '/admin/mail?state=written' },
  { name: 'mails, none stopped', path: '/admin/mail?state=stopped' },
  { name: 'words of a mail', path: '/admin/settings/mail/offer-received' },
  { name: 'words of a mail, on a phone', path: '/admin/settings/mail/offer-received', reach: press(/^Phone$/) },
  { name: 'words of a mail, as text', path: '/admin/settings/mail/days-offered', reach: press('Text only') },
];

/** No day of this one is left on a Sunday. */
const NEXT_WEEK = addDays(dublinDay(new Date()), 7);

const runs: PortalScreen[] = [
  {
    name: 'areas, one is open',
    path: sectionHref('advanced', 'areas'),
    reach: (page) => page.locator('.areafields summary').first().click(),
  },
  { name: 'runs', path: '/admin/runs' },
  { name: 'a planned run', path: `/admin/runs/${SEEDED_RUNS.planned}` },
  { name: 'the driver’s sheet', path: `/admin/runs/${SEEDED_RUNS.out}` },
  { name: 'the driver’s sheet, with a note', path: `/admin/runs/${SEEDED_RUNS.out}`, reach: press('Note') },
  { name: 'a run that is done', path: `/admin/runs/${SEEDED_RUNS.done}` },
  { name: 'runs, one is planned', path: `/admin/runs?week=${NEXT_WEEK}`, reach: pressing(/^Add a run/) },
  {
    name: 'runs, keys',
    path: '/admin/runs',
    reach: async (page) => {
      await page.keyboard.press('?');
      await dialogOpen(page);
    },
  },
];

const testimonials: PortalScreen[] = [
  { name: 'testimonials, all', path: '/admin/testimonials?tab=all' },
  {
    name: 'testimonials, shown whole',
    path: '/admin/testimonials',
    reach: async (page) => {
      const more = page.getByRole('button', { name: 'Show More' });
      while ((await more.count()) > 0) await more.first().click();
    },
  },
  { name: 'testimonials, notes to approve', path: '/admin/testimonials', reach: (page) => first(page, 'Approve') },
  {
    name: 'testimonials, rejected without notes',
    path: '/admin/testimonials',
    reach: async (page) => {
      await first(page, 'Reject');
      await press('Confirm reject')(page);
      await press('Close')(page);
    },
  },
  {
    name: 'testimonials, edit for privacy',
    path: '/admin/testimonials',
    reach: (page) => first(page, 'Edit for privacy'),
  },
  {
    name: 'testimonials, bulk question',
    path: '/admin/testimonials',
    reach: async (page) => {
      await page.getByLabel('Select all on this page').check();
      await pressing(/^Approve \d/)(page);
    },
  },
  {
    name: 'testimonials, delete question',
    path: '/admin/testimonials',
    reach: opening('Delete'),
  },
  {
    name: 'testimonials, shortcuts',
    path: '/admin/testimonials',
    reach: async (page) => {
      await page.keyboard.press('?');
      await dialogOpen(page);
    },
  },
  { name: 'testimonials, nothing found', path: '/admin/testimonials?q=zzzz' },
  {
    name: 'testimonials, selected',
    path: '/admin/testimonials',
    reach: (page) => page.getByLabel('Select all on this page').check(),
  },
  {
    name: 'testimonials, reject what is selected',
    path: '/admin/testimonials',
    reach: async (page) => {
      await page.getByLabel('Select all on this page').check();
      await pressing(/^Reject \d/)(page);
    },
  },
];

const heldBack: PortalScreen[] = [
  { name: 'held back', path: '/admin/quarantine' },
  {
    name: 'held back, selected',
    path: '/admin/quarantine',
    reach: (page) => page.getByLabel(/^Select the group: 12/).check(),
  },
  { name: 'held back, read', path: '/admin/quarantine', reach: pressing(/^Read 12/) },
  {
    name: 'held back, delete question',
    path: '/admin/quarantine',
    reach: async (page) => {
      await pressing('Delete 12')(page);
      await press('Delete for good')(page);
    },
  },
];

const donations: PortalScreen[] = [
  { name: 'pending donations', path: '/admin/donations/pending' },
  {
    name: 'pending donations, selected',
    path: '/admin/donations/pending',
    reach: (page) => page.getByLabel('Select all on this page').check(),
  },
  { name: 'pending donations, filtered', path: '/admin/donations/pending?condition=good' },
  { name: 'donations, nothing found', path: '/admin/donations?q=zzzz&category=books' },
  { name: 'donations', path: '/admin/donations' },
  { name: 'donations, all', path: '/admin/donations?tab=all' },
  {
    name: 'donation details',
    path: '/admin/donations',
    reach: opening(/^View /),
  },
  {
    name: 'donation photo',
    path: '/admin/donations',
    reach: async (page) => {
      await first(page, /^View /);
      await page.locator('dialog[open]').getByRole('button', { name: /photo/i }).first().click();
      await page.locator('dialog[open]').nth(1).waitFor();
    },
  },
  {
    name: 'reject a donation',
    path: '/admin/donations/pending',
    reach: async (page) => {
      await first(page, 'Reject');
      await dialogOpen(page);
      await press('Confirm reject')(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    },
  },
  {
    name: 'delete a donation',
    path: '/admin/donations?tab=rejected',
    reach: async (page) => {
      await first(page, /^View /);
      await press('Delete for good')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'collection sheet', path: '/admin/donations/collection-sheet' },
];

const publishing: PortalScreen[] = [
  { name: 'blogs', path: '/admin/blogs' },
  { name: 'blogs, nothing found', path: '/admin/blogs?q=zzzz' },
  { name: 'blogs, delete question', path: '/admin/blogs', reach: pressing(/^Delete /) },
  { name: 'blogs, preview', path: '/admin/blogs', reach: pressing(/^Preview /) },
  { name: 'new post', path: '/admin/blogs/new' },
  {
    name: 'new post, not ready',
    path: '/admin/blogs/new',
    reach: async (page) => {
      await press('Publish')(page);
      await page.locator('.error').first().waitFor();
    },
  },
  {
    name: 'post',
    path: '/admin/blogs?q=frosty',
    reach: async (page) => {
      await page.getByRole('link', { name: 'A frosty morning and eleven lifts' }).click();
      await page.getByLabel('Title').waitFor();
    },
  },
  {
    name: 'post, a picture for the text',
    path: '/admin/blogs/new',
    reach: async (page) => {
      await press('Picture')(page);
      await page.locator('dialog[open] .media button').first().click();
      await page.getByRole('textbox', { name: 'Alternative text', exact: true }).waitFor();
    },
  },
  { name: 'no such post', path: '/admin/blogs/AAAAAAAAAAAAAAAAAAAAAA' },
  { name: 'texts', path: '/admin/content' },
  { name: 'texts, not written yet', path: '/admin/content?state=unwritten' },
  { name: 'texts, nothing found', path: '/admin/content?q=zzzz' },
  { name: 'media', path: '/admin/media' },
  { name: 'media, without words', path: '/admin/media?missing=missing' },
  { name: 'media, nothing found', path: '/admin/media?q=zzzz' },
  {
    name: 'media, one picture',
    path: '/admin/media',
    reach: async (page) => {
      await page.locator('.media button').first().click();
      await page.getByRole('textbox', { name: 'Alternative text', exact: true }).waitFor();
    },
  },
];

/** Those of the settings that are a screen of their own. */
const advanced: PortalScreen[] = settingSections.flatMap((section) =>
  section.key === 'advanced'
    ? section.boxes.map(({ key, label }) => ({ name: `settings, ${label}`, path: sectionHref('advanced', key) }))
    : [],
);

const keeping: PortalScreen[] = [
  { name: 'settings', path: '/admin/settings' },
  ...settingSections.map(({ key, label }) => ({ name: `settings, ${label}`, path: sectionHref(key) })),
  ...advanced,
  { name: 'settings, before opening', path: '/admin/settings/launch' },
  { name: 'settings, one shop', path: `${sectionHref('shops')}&shop=clane` },
  {
    name: 'settings, an error',
    path: sectionHref('charity', 'organisation'),
    reach: async (page) => {
      await page.getByRole('form', { name: 'Organisation' }).getByLabel('Name').fill('');
      await press('Save changes')(page);
      await page.locator('.error').first().waitFor();
    },
  },
  { name: 'settings, invitation', path: sectionHref('people'), reach: pressing(/^Invite/) },
  { name: 'settings, a new token', path: sectionHref('advanced', 'tokens'), reach: pressing('Create a token') },
  {
    name: 'settings, revoke a token',
    path: sectionHref('advanced', 'tokens'),
    reach: async (page) => {
      await press(/^Revoke /)(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'settings, one person', path: sectionHref('people'), reach: pressing(/^Manage/) },
  { name: 'privacy', path: '/admin/privacy' },
  {
    name: 'privacy, a person found',
    path: '/admin/privacy',
    reach: async (page) => {
      await page.getByLabel('Email').fill('maura.cullen@example.ie');
      await press(/^Find$/)(page);
      await page.getByText('Maura Cullen').first().waitFor();
    },
  },
  {
    name: 'privacy, closed requests',
    path: '/admin/privacy',
    reach: async (page) => {
      await page.getByText('Closed requests').click();
      await page.getByText('Done as asked').waitFor();
    },
  },
  { name: 'privacy, a new request', path: '/admin/privacy', reach: pressing('New request') },
  {
    name: 'a data request, something found',
    path: `/admin/privacy/requests/${SEEDED_REQUESTS.open}`,
    reach: async (page) => {
      await press('Search')(page);
      await page.getByRole('checkbox').first().check();
    },
  },
  { name: 'a data request, overdue', path: `/admin/privacy/requests/${SEEDED_REQUESTS.overdue}` },
  { name: 'a data request, closed', path: `/admin/privacy/requests/${SEEDED_REQUESTS.closed}` },
  { name: 'password', path: '/admin/password' },
  { name: 'own account', path: '/admin/security' },
  {
    name: 'own account, an authenticator app',
    path: '/admin/security',
    reach: pressing('Set it up'),
  },
  { name: 'audit', path: '/admin/audit' },
  {
    name: 'audit, fields shown',
    path: '/admin/audit?subjectKind=donation',
    reach: (page) => page.locator('details summary').first().click(),
  },
  { name: 'audit, nothing found', path: '/admin/audit?q=zzzz' },
  { name: 'no such screen', path: '/admin/nowhere' },
];

const overview: PortalScreen[] = [
  { name: 'today', path: '/admin' },
  {
    name: 'the first stop of the tour',
    path: '/admin/analytics',
    reach: async (page) => {
      await page.keyboard.press('?');
      await dialogOpen(page);
      await press('Take the tour')(page);
      await page.getByRole('region', { name: 'What waits' }).waitFor();
    },
  },
  {
    name: 'help',
    path: '/admin/analytics',
    reach: async (page) => {
      await page.keyboard.press('?');
      await dialogOpen(page);
    },
  },
  { name: 'analytics', path: '/admin/analytics' },
  { name: 'the year', path: '/admin/analytics/year' },
  {
    name: 'analytics, tables',
    path: '/admin/analytics',
    reach: async (page) => {
      for (const table of await page.locator('details summary').all()) await table.click();
    },
  },
];

/** Screens that show each shared component of the portal once between them: figures, lists, dialogs, forms, errors, pictures. */
const TEMPLATES = [
  'today',
  'analytics, tables',
  'testimonials, notes to approve',
  'donation details',
  'held back, selected',
  'new post, not ready',
  'media, one picture',
  'settings, invitation',
  'audit, fields shown',
];

/** Every staff screen in every state that can be reached by looking. */
export const portalScreens = { overview, testimonials, heldBack, donations, runs, publishing, keeping, mails } as const;

/** The screens that `npm test` looks at, where `npm test -- --all` looks at all of them. */
export const templateScreens: readonly PortalScreen[] = TEMPLATES.map((name) => {
  const screen = Object.values(portalScreens)
    .flat()
    .find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen called ${name}.`);
  return screen;
});
