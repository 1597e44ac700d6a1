import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { StaffTestimonials } from '#contract/testimonials/staff-testimonials.ts';
import { CONSENT_VERSION, consentTopics } from '#contract/testimonials/testimonials.ts';
import { addColleague, answerOf, post, signedInState, tokenOf } from './session.ts';
import { test as portalTest } from './test-with-own-server.ts';

/** A test of the desk with a server of its own, signed in before the browser opens: the form has tests of its own. */
export const test = portalTest.extend({
  serverEnv: { RATE_LIMITS: 'off' },
  storageState: async ({ portal }, use) => use(await signedInState(portal.url)),
});

/** The colleague who is invited, and the password that they choose. */
export const COLLEAGUE = {
  email: 'declan@southeastcarefund.example',
  name: 'Declan Roche',
  password: 'a harbour of paper boats',
};

export const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${String(index + 1).padStart(2, '0')}`);

/** Sends a testimonial by each of these names, one after the other: the last one is the newest. */
export const sendTestimonials = async (url: string, names: readonly string[], content?: string): Promise<void> => {
  for (const name of names) {
    const form = new FormData();
    form.set('name', name);
    const usual = `${name} was driven to Waterford for every scan, and was never once alone on the way.`;
    form.set('content', content ?? usual);
    form.set('consent', CONSENT_VERSION);
    for (const topic of consentTopics) form.append('consentTo', topic);
    await answerOf(await fetch(`${url}/api/testimonials`, { method: 'POST', body: form }));
  }
};

/** Offers an item with each of these titles. */
export const sendDonations = async (url: string, titles: readonly string[]): Promise<void> => {
  for (const title of titles) {
    await post(`${url}/api/donationitems/simple`, {
      submitterName: 'Deirdre Kinsella',
      submitterEmail: 'deirdre@post.example',
      submitterPhone: '020 915 2000',
      description: `${title}. Well kept, from a smoke-free home in New Ross.`,
      category: 'furniture',
      condition: 'good',
      estimatedValue: 20,
      pickupRequired: false,
    });
  }
};

export const readAsStaff = async <Answer = StaffTestimonials>(url: string, path: string): Promise<Answer> => {
  const headers = { authorization: `Bearer ${await tokenOf(url)}` };
  return (await answerOf(await fetch(`${url}/api${path}`, { headers }))) as Answer;
};

/** Invites the colleague, and opens a browser in which they are signed in. */
export const openColleague = async (
  browser: Browser,
  url: string,
  path: string,
): Promise<{ page: Page; context: BrowserContext }> => {
  await addColleague(url, COLLEAGUE);
  const context = await browser.newContext({ baseURL: url, storageState: await signedInState(url, COLLEAGUE) });
  const page = await context.newPage();
  await page.goto(path);
  return { page, context };
};

/** The card of the submission with this name or title. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** What the queue of testimonials says when it is empty. */
export const waitsFor = (page: Page): Locator => page.getByText('No testimonials are waiting for review.');
