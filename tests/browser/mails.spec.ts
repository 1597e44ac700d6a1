import { mailKindKeys } from '#contract/mail-admin/mail-kinds.ts';
import { hasContrast } from './support/axe.ts';
import { post, tokenOf } from './support/session.ts';
import { expect, test } from './support/test-portal.ts';

test('every mail can be read by day and by night on a phone, and fetches nothing', { tag: '@all' }, async ({
  page,
  desk,
}) => {
  test.slow();
  const token = await tokenOf(desk.url);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const kind of mailKindKeys) {
    const { html } = (await post(`${desk.url}/api/mailtemplates/${kind}/preview`, {}, token)) as { html: string };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setContent(html);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await hasContrast(page, `${kind}, ${colorScheme}`);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, kind).toBeLessThanOrEqual(0);
  }
  expect(fetched).toEqual([]);
});
