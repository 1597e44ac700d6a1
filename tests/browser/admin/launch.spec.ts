import { isAccessible } from '../support/axe.ts';
import { expect, signIn, test } from '../support/test-with-own-server.ts';

/** What only the charity knows, with where it is filled in. */
const lacking = [
  ['Your telephone number', /section=charity#field-contact-phone$/],
  ['Email addresses', /section=charity#field-contact-email$/],
  ['Phones and addresses of the shops', /shop=clane#field-phone$/],
  ['What you say about yourselves', /section=charity#field-figures-years$/],
  ['The vans', /section=vans#field-vans-0-name$/],
  ['Registered charity number', /section=charity#field-organisation-registeredNumber$/],
  ['What is not accepted', /section=items/],
  ['Mail', /section=mail/],
  ['A first colleague', /section=people#field-invite$/],
  ['Somebody on duty', /section=words#field-people$/],
  ['Backups off this machine', /\/admin\/settings\/health/],
  ['How to apply for help', /\/services\/medical-expenses/],
  ['Where you go', /\/services\/medical-expenses/],
  ['Giving', /section=charity#field-giving-paymentUrl$/],
  ['Trustees', /section=charity#field-governance-trustees$/],
  ['Founder’s story', /\/about/],
  ['Accessibility contact', /section=charity#field-contact-accessibilityEmail$/],
  ['Helplines', /section=words#field-lines-0-number$/],
] as const;

const NUMBER = '20009999';
const FOUNDER = 'Founder’s story';
const STORY = 'Nan Furlong raffled a goose in the hall of Rathnure.';

for (const width of [390, 1440]) {
  test(`an administrator sees what the site lacks, is led to where it is filled in, and then it is done, at ${width} px`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, '/admin/settings/launch');
    const missing = page.getByRole('region', { name: 'Missing' });
    const verdict = page.getByRole('progressbar', { name: 'Ready to open' });
    const before = (await verdict.getAttribute('aria-valuenow')) ?? '';
    for (const [title, place] of lacking) {
      const row = page.locator('.launch > li', { has: page.getByText(title, { exact: true }) });
      await expect(row).toContainText('Visitors see meanwhile:');
      await expect(row.getByRole('link')).toHaveAttribute('href', place);
    }
    await isAccessible(page, `the launch check at ${width} px`);

    await page.goto('/');
    await expect(page.locator('footer')).not.toContainText(NUMBER);
    await page.goto('/admin/settings/launch');
    await missing.getByRole('link', { name: /Registered charity number/ }).click();
    const form = page.getByRole('form', { name: 'Organisation' });
    await form.getByLabel(/^Registered charity number/).fill(NUMBER);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByText(/^Saved\./)).toBeVisible();
    await page.goto('/admin/settings/launch');
    await expect(missing).toBeVisible();
    await expect(missing.getByText('Registered charity number')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Done' }).getByText('Registered charity number')).toBeVisible();
    await expect(verdict).toHaveAttribute('aria-valuenow', String(Number(before) + 1));
    await page.goto('/');
    await expect(page.locator('footer')).toContainText(NUMBER);
  });

  test(`what is written on the page itself is led to, too, and is done once it stands there, at ${width} px`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, '/admin/settings/launch');
    const row = page.getByRole('region', { name: 'Worth doing' }).getByRole('listitem').filter({ hasText: FOUNDER });
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/about/);
    const story = page.locator('.prose');
    await story.getByRole('textbox').fill(STORY);
    await story.getByRole('button', { name: 'Save' }).click();
    await expect(story.getByRole('paragraph').filter({ hasText: STORY })).toBeVisible();
    await page.goto('/admin/settings/launch');
    await expect(page.getByRole('region', { name: 'Done' })).toContainText(FOUNDER);
    await expect(row).toHaveCount(0);
  });
}
