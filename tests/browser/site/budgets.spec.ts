import { formPages, readPages } from '../../support/public-pages.ts';
import { startWeighing, type Weight, weigh } from '../support/page-weight.ts';
import { fillDonor, fillItem, openDonation, openTestimonial, STORY } from '../support/public-forms.ts';
import { expect, tagFor, test } from '../support/test-public-site.ts';

const KB = 1024;
const READ_PAGE_MAX = 90 * KB;
const FORM_PAGE_MAX = 170 * KB;
const SCRIPTS_MAX = 5 * KB;

/** The icons that only staff see. */
const iconsOfStaff = ({ parts }: Weight) => parts.filter(([address]) => address.includes('staff-icons'));

const heaviest = ({ parts }: Weight) =>
  parts
    .slice(0, 12)
    .map(([address, bytes]) => `${bytes} ${address}`)
    .join('\n');

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test.describe('the first view on a phone', () => {
  for (const path of readPages) {
    test(`of ${path} takes at most 90 KB, 5 KB of it scripts`, { tag: tagFor(path) }, async ({ page }, testInfo) => {
      const weight = await weigh(page, path);
      testInfo.annotations.push({ type: 'bytes', description: `${weight.total} (${weight.scripts} scripts)` });
      expect(weight.total, heaviest(weight)).toBeLessThanOrEqual(READ_PAGE_MAX);
      expect(iconsOfStaff(weight)).toEqual([]);
      expect(weight.scripts, heaviest(weight)).toBeLessThanOrEqual(SCRIPTS_MAX);
      expect(weight.parts.filter(([address]) => address.endsWith('.woff2')).length).toBeLessThanOrEqual(2);
    });
  }

  for (const path of formPages) {
    test(`of ${path} takes at most 170 KB`, { tag: tagFor(path) }, async ({ page }, testInfo) => {
      const weight = await weigh(page, path);
      testInfo.annotations.push({ type: 'bytes', description: `${weight.total} (${weight.scripts} scripts)` });
      expect(weight.total, heaviest(weight)).toBeLessThanOrEqual(FORM_PAGE_MAX);
      expect(iconsOfStaff(weight)).toEqual([]);
    });
  }
});

test.describe('a form in use on a phone takes at most 170 KB, the page around it included', () => {
  test('the donation form, up to the answers to be checked', async ({ page }, testInfo) => {
    const weighed = await startWeighing(page);
    await openDonation(page);
    await fillDonor(page);
    await fillItem(page);
    await page.getByRole('radio', { name: /pick it up/ }).check();
    await expect(page.getByRole('region', { name: 'Check your answers' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const weight = weighed();
    testInfo.annotations.push({ type: 'bytes', description: `${weight.total} (${weight.scripts} scripts)` });
    expect(weight.total, heaviest(weight)).toBeLessThanOrEqual(FORM_PAGE_MAX);
    expect(iconsOfStaff(weight)).toEqual([]);
  });

  test('the testimonial form, up to its review', async ({ page }, testInfo) => {
    const weighed = await startWeighing(page);
    await openTestimonial(page);
    await page.getByLabel(/^Your testimonial/).fill(STORY);
    await expect(page.locator('#testimonial-review')).toContainText('Nothing to change');
    await page.waitForLoadState('networkidle');
    const weight = weighed();
    testInfo.annotations.push({ type: 'bytes', description: `${weight.total} (${weight.scripts} scripts)` });
    expect(weight.total, heaviest(weight)).toBeLessThanOrEqual(FORM_PAGE_MAX);
    expect(iconsOfStaff(weight)).toEqual([]);
  });
});
