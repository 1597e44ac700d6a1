import type { Page } from '@playwright/test';
import { numbered, readAsStaff, sendDonations, sendTestimonials, test } from './support/moderation.ts';
import { expect } from './support/test-with-own-server.ts';

interface Decision {
  what: string;
  most: number;
  count: number;
  kind: 'offer' | 'testimonial';
  to: 'approved' | 'rejected';
  keys: readonly string[];
}

const decisions: readonly Decision[] = [
  { what: 'an offer is approved', most: 1, count: 1, kind: 'offer', to: 'approved', keys: ['a'] },
  {
    ...{ what: 'a testimonial is approved', most: 2, count: 1, kind: 'testimonial', to: 'approved' },
    keys: ['a', 'Control+Enter'],
  },
  {
    ...{ what: 'an offer is declined with a saved reason', most: 3, count: 1, kind: 'offer', to: 'rejected' },
    keys: ['r', '1', 'Control+Enter'],
  },
  {
    ...{ what: 'a testimonial is rejected with a saved reason', most: 3, count: 1, kind: 'testimonial' },
    ...{ to: 'rejected', keys: ['r', '1', 'Control+Enter'] },
  },
  {
    ...{ what: 'ten alike are decided together', most: 6, count: 10, kind: 'testimonial' },
    ...{ to: 'rejected', keys: ['*', 'r', '1', 'Control+Enter'] },
  },
];

const statuses = async (url: string, kind: Decision['kind']): Promise<string[]> => {
  if (kind === 'testimonial')
    return (await readAsStaff(url, '/testimonials?pageSize=100')).testimonials.map(({ status }) => status);
  const { items } = await readAsStaff<{ items: { status: string }[] }>(url, '/donationitems?pageSize=100');
  return items.map(({ status }) => status);
};

/** Counts what is pressed, by the page itself. */
const countPresses = (page: Page) =>
  page.addInitScript(() => {
    const held = ['Control', 'Shift', 'Alt', 'Meta'];
    const counted = window as unknown as { pressed: number };
    counted.pressed = 0;
    addEventListener('keydown', ({ key }) => (counted.pressed += held.includes(key) ? 0 : 1), { capture: true });
  });

for (const { what, most, count, kind, to, keys } of decisions) {
  test(`${what} with at most ${most} ${most === 1 ? 'key' : 'keys'}`, { tag: '@all' }, async ({ page, portal }) => {
    const names = numbered(kind === 'offer' ? 'Armchair' : 'Story', count);
    await (kind === 'offer' ? sendDonations : sendTestimonials)(portal.url, names);
    await countPresses(page);
    await page.goto(kind === 'offer' ? '/admin/donations/pending' : '/admin/testimonials');
    await expect(page.getByRole('article')).toHaveCount(count);
    for (const key of keys) {
      if (key === '1') await expect(page.getByText(/^Press the number/).first()).toBeVisible();
      if (key === 'Control+Enter') await expect(page.locator('textarea:focus')).toBeVisible();
      await page.keyboard.press(key);
    }
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { pressed: number }).pressed)).toBeLessThanOrEqual(most);
    await expect.poll(() => statuses(portal.url, kind)).toEqual(names.map(() => to));
  });
}
