import { callerTo } from '../../support/product.ts';
import { STAFF } from '../../support/server-process.ts';
import { formOf, offer } from '../../support/submissions.ts';
import { horizontalOverflow } from '../support/horizontal-overflow.ts';
import { expect, test } from '../support/test-with-own-server.ts';

/** Longer than any line of any window. */
const WORD = 'W'.repeat(300);
const NAME = 'N'.repeat(100);
const WIDTHS = [320, 1440] as const;

test.use({ serverEnv: { RATE_LIMITS: 'off' } });

/** Publishes a testimonial and a post, and offers an item, all in words without an end; gives the donor's link. */
const plantLongWords = async (url: string): Promise<{ manageUrl: string; slug: string }> => {
  const call = callerTo(url);
  const as = { authorization: `Bearer ${(await call('post', '/auth/login', { json: STAFF })).body.accessToken}` };
  const story = await call('post', '/testimonials', {
    form: formOf({ name: NAME, content: `Thanks ${WORD} to all.` }),
  });
  await call('put', `/testimonials/${story.body.id}/status`, { as, json: { action: 'approve' } });
  const body = `## ${WORD}\n\n${WORD} [${WORD}](https://post.example/${WORD})\n\n- ${WORD}\n\n> ${WORD}\n\n\`${WORD}\``;
  const post = await call('post', '/blogs', { as, json: { title: NAME, body, topics: [NAME.slice(0, 30)] } });
  const published = await call('post', `/blogs/${post.body.id}/publish`, { as, json: {} });
  expect([story.status, post.status, published.status]).toEqual([201, 201, 200]);
  const { body: made } = await call('post', '/donationitems/simple', { json: { ...offer, description: WORD } });
  return { manageUrl: made.manageUrl, slug: post.body.slug };
};

test('words longer than a line make no public page wider than its window', { tag: '@all' }, async ({
  page,
  portal,
}) => {
  const { manageUrl, slug } = await plantLongWords(portal.url);
  const donor = new URL(manageUrl);
  const asked = `q=${'x'.repeat(120)}`;
  for (const path of [
    '/',
    '/testimonials',
    '/blogs',
    `/blogs/${slug}`,
    `/search?q=${NAME}`,
    `/search?${asked}`,
    `/what-we-take?${asked}`,
    `${donor.pathname}${donor.hash}`,
  ]) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await horizontalOverflow(page), `${path.slice(0, 40)} at ${width} px`).toBe(0);
    }
  }
});
