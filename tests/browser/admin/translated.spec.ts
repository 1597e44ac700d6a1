import { card, readAsStaff, sendDonations, sendTestimonials, waitsFor } from '../support/moderation.ts';
import { portalScreens, templateScreens } from '../support/portal-screens.ts';
import { expect, test as screensTest } from '../support/test-portal.ts';
import { NOT_FOUND_MESSAGE } from '../support/test-public-site.ts';
import { test as journeyTest, signIn } from '../support/test-with-own-server.ts';
import { translatePages } from '../support/translate-pages.ts';
import { visitScreens } from '../support/visit-screens.ts';
import { writingField } from '../support/writing-field.ts';

screensTest.describe(() => {
  screensTest.use({ reducedMotion: 'reduce', expectedMessages: [NOT_FOUND_MESSAGE] });
  const groups = {
    'the screens that show every shared component': templateScreens,
    ...Object.fromEntries(
      Object.entries(portalScreens).map(([group, screens]) => [
        `any other screen of ${group}`,
        screens.filter((screen) => !templateScreens.includes(screen)),
      ]),
    ),
  };
  for (const [group, screens] of Object.entries(groups))
    screensTest(
      `a browser that translates breaks none of ${group}`,
      {
        tag: screens === templateScreens ? [] : ['@all'],
      },
      async ({ page, context }) => {
        screensTest.slow();
        await translatePages(context, 'at once');
        await visitScreens(page, screens, async ({ name }) => {
          await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
          await expect(page.getByText('This screen could not be shown.'), name).toHaveCount(0);
          expect(await page.locator('font').count(), name).toBeGreaterThan(5);
        });
      },
    );
});

journeyTest.describe(() => {
  journeyTest.use({ serverEnv: { RATE_LIMITS: 'off' } });
  journeyTest(
    'staff sign in, decide, look for things, write and change settings while a browser translates',
    {
      tag: '@all',
    },
    async ({ page, context, portal }) => {
      journeyTest.slow();
      await sendTestimonials(portal.url, ['Story one', 'Story two', 'Story three']);
      await sendDonations(portal.url, ['Armchair', 'Wardrobe']);
      await translatePages(context, 'at once');
      await signIn(page, '/admin/testimonials');

      await card(page, 'Story one').getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('button', { name: 'Confirm approve' }).click();
      await expect(card(page, 'Story one')).toHaveCount(0);
      await card(page, 'Story two').getByRole('button', { name: 'Reject' }).click();
      await page.getByLabel(/^Admin notes/).fill('Names a consultant.');
      await page.getByRole('button', { name: 'Confirm reject' }).click();
      await expect(card(page, 'Story two')).toHaveCount(0);
      await page.getByRole('button', { name: /^Undo/ }).first().click();
      await expect(card(page, 'Story two')).toBeVisible();
      await page.getByLabel('Select all on this page').check();
      await page.getByRole('button', { name: /^Approve 2/ }).click();
      await page.getByRole('button', { name: 'Approve all of them' }).click();
      await expect(waitsFor(page)).toBeVisible();
      await page.getByRole('tab', { name: /^All/ }).click();
      await page.getByRole('searchbox').first().fill('three');
      await expect(page.getByRole('article')).toHaveCount(1);

      await page.goto('/admin/donations/pending');
      await page.getByRole('article').first().getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('article').first().getByRole('button', { name: 'Reject' }).click();
      await page
        .getByRole('dialog')
        .getByLabel(/^Admin notes/)
        .fill('We have no room for it.');
      await page.getByRole('button', { name: 'Confirm reject' }).click();
      await expect(page.getByText('No pending donations at the moment.')).toBeVisible();

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('settings');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');

      await page.goto('/admin/settings?section=organisation');
      await page.getByLabel('Name').first().fill('Barrow Care Fund');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);

      await page.goto('/admin/blogs/new');
      await page.getByRole('textbox', { name: 'Title' }).fill('The van that never turns left');
      await writingField(page).click();
      await page.keyboard.type('Declan has driven our green van for years.');
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('The post is on the website.')).toBeVisible();
      const { testimonials } = await readAsStaff(portal.url, '/testimonials?pageSize=100');
      expect(testimonials.map(({ status }) => status)).toEqual(['approved', 'approved', 'approved']);
    },
  );
});
