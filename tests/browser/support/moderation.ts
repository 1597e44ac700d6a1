import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CONSENT_VERSION, consentTopics, type StaffTestimonials } from '#contract/testimonials.ts';
import { STAFF } from '../../support/server-process.ts';

/** The colleague who is invited, and the password that they choose. */
export const COLLEAGUE = {
  email: 'declan@southeastcarefund.example',
  name: 'Declan Roche',
  password: 'a harbour of paper boats',
};

const answerOf = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

const post = (url: string, body: unknown, token?: string): Promise<unknown> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).then(answerOf);

export const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${String(index + 1).padStart(2, '0')}`);

/** Sends a testimonial by each of these names, one after the other: the last one is the newest. */
export const sendTestimonials = async (url: string, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const form = new FormData();
    form.set('name', name);
    form.set('content', `${name} was driven to Waterford for every scan, and was never once alone on the way.`);
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

/** A token of the first administrator. */
export const staffToken = async (url: string): Promise<string> => {
  const { email, password } = STAFF;
  return ((await post(`${url}/api/auth/login`, { email, password })) as { accessToken: string }).accessToken;
};

export const readAsStaff = async <Answer = StaffTestimonials>(url: string, path: string): Promise<Answer> => {
  const headers = { authorization: `Bearer ${await staffToken(url)}` };
  return (await answerOf(await fetch(`${url}/api${path}`, { headers }))) as Answer;
};

/** Invites the colleague, accepts for them, and signs them in with a browser of their own. */
export const openColleague = async (
  browser: Browser,
  url: string,
  path: string,
): Promise<{ page: Page; context: BrowserContext }> => {
  const { email, name, password } = COLLEAGUE;
  const invited = await post(
    `${url}/api/people/invitations`,
    { email, name, role: 'Volunteer' },
    await staffToken(url),
  );
  const token = (invited as { link: string }).link.split('#')[1];
  await post(`${url}/api/invitations/accept`, { token, password });
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${path}`);
  return { page, context };
};
