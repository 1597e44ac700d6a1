// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { managedDonationTexts } from '#contract/donations/managed-donation-texts.ts';
import { checkEverySentence, switchLanguages } from '../support/languages.ts';
import { notPolishIn } from '../support/not-polish.ts';
import { type Runs, runsIn, THURSDAY } from '../support/runs.ts';
import { type TestSite, testSite } from '../support/site.ts';
import { formOf, makeOffer, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const DESCRIPTION = 'A solid oak table with four chairs.';

let api: TestApi;
let site: TestSite;
let staff: Headers;
let runs: Runs;
beforeEach(async () => {
  api = testApi();
  site = testSite(api.deps);
  staff = await api.staff('Administrator', 'Brian Roche');
  runs = runsIn(api, staff);
});

const send = async (path: string, fields: Record<string, string>) => {
  const answer = await site.app.request(path, { method: 'POST', body: formOf(fields) });
  const text = (await answer.text()).replace(/<link rel="stylesheet"[^>]*>/g, '');
  return { answer, page: new DOMParser().parseFromString(text, 'text/html') };
};
/** The page of an offer as it is shown without scripts. */
const managedPage = async (token: string, step = 'see') =>
  (await send('/pl/donations/yours', { token, do: step })).page.querySelector('main');
const tokenOf = (url: string) => url.split('#')[1] ?? '';
const offered = async () => tokenOf((await makeOffer(api)).body.manageUrl);
const newest = () => [...api.deps.store.data.donations.all()].at(-1)?.id ?? '';

it('the page says its language, is in no index and in no cache, and its forms stay in the language', async () => {
  await checkEverySentence(api.deps, 'pl');
  for (const path of ['/pl/donations/yours', '/pl/testimonials/yours', '/pl/help/yours']) {
    const answer = await site.get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const text = await answer.text();
    expect(text).toMatch(/<html lang="pl">[\s\S]*<meta name="robots" content="noindex">/);
    expect(text).toContain(`action="${path}"`);
    expect(text).not.toContain('rel="canonical"');
  }
  expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/yours');
});

it('an English page grows by nothing while no language is on', async () => {
  const before = await (await site.get('/donations/yours')).text();
  expect(before).not.toMatch(/hreflang|Polski/);
  await switchLanguages(api.deps, { pl: true });
  const page = await (await site.get('/donations/yours')).text();
  expect(page).toContain('href="/pl/donations/yours"');
  expect(page.replace(/<nav class="langs"[\s\S]*?<\/nav>/, '').replace(',"languages":["pl"]', '')).toBe(before);
});

it('an offer is wholly in the language at every step of its way, but for the donor’s own words', async () => {
  await checkEverySentence(api.deps, 'pl', ({ english }) => `⟦${english}⟧`);
  const notPolish = async (token: string, step?: string) => {
    const main = await managedPage(token, step);
    const texts = notPolishIn(main).filter(
      (text) => !text.includes(DESCRIPTION) && text !== '3 Quay Street, New Ross' && !/^D-\w+$/.test(text),
    );
    return { main, texts };
  };
  const shown = async (token: string, saying: string, step?: string) => {
    const { main, texts } = await notPolish(token, step);
    expect(main?.textContent).toContain(saying);
    expect([saying, texts]).toEqual([saying, []]);
  };
  await shown('', 'Please paste your private link');
  await shown('wrong', 'This link does not lead to a donation.');
  const token = await offered();
  const id = newest();
  await shown(token, 'We have it');
  await runs.review(id, { status: 'approved' });
  await shown(token, 'Ask for a Day That Suits');
  await shown(token, 'We have your note.', 'another-day');
  const run = await runs.runOf();
  await runs.offerDays(id, [run.id]);
  await shown(token, 'Which day suits you?');
  expect((await managedPage(token))?.textContent).toContain('czwartek, 5 marca');
  await send('/pl/donations/yours', { token, do: 'choose', day: run.id });
  await shown(token, 'Add to Calendar');
  expect(runs.stored(id).pickup?.agreed?.date).toBe(THURSDAY);
  await shown(token, 'It stays with you', 'withdraw');
  const collected = await offered();
  await runs.review(newest(), { status: 'approved' });
  await runs.review(newest(), { status: 'collected' });
  await shown(collected, 'Thank you, from all of us');
  const declined = await offered();
  await runs.review(newest(), { status: 'rejected', adminNotes: 'Mouldy.' });
  await shown(declined, 'Not one for us this time');
});

it('a reason that staff wrote for the donor stands as they wrote it, in English, also where it equals a sentence of the product', async () => {
  await checkEverySentence(api.deps, 'pl', ({ english }) => `⟦${english}⟧`);
  const token = await offered();
  const reasonForDonor = managedDonationTexts.declined;
  await runs.review(newest(), { status: 'rejected', reasonForDonor });
  const lead = (await managedPage(token))?.querySelector('.managed .lead');
  expect([lead?.textContent, lead?.getAttribute('lang')]).toEqual([reasonForDonor, 'en-IE']);
});

it('a testimonial is wholly in the language for its writer, but for the writer’s own words', async () => {
  await checkEverySentence(api.deps, 'pl', ({ english }) => `⟦${english}⟧`);
  const fields = { name: 'Ola Nowak', email: 'ola@poczta.example' };
  const { body } = await submitStory(api, fields);
  const token = tokenOf(body.manageUrl);
  const shown = async (more: Record<string, string> = {}) => {
    const { page } = await send('/pl/testimonials/yours', { token, do: 'see', ...more });
    const main = page.querySelector('main');
    for (const own of main?.querySelectorAll('textarea') ?? []) own.remove();
    expect(notPolishIn(main)).toEqual([]);
    return main?.textContent;
  };
  expect(await shown()).toContain('Sent on 2 marca 2026 as Ola Nowak, with the address ola@poczta.example.');
  expect(await shown({ token: '' })).toContain('Please paste your private link');
  const corrected = { content: 'The driver was kind, and never late at all.', consentTo: 'publication', whose: 'own' };
  expect(await shown({ do: 'save', ...corrected })).toContain('Corrected on 2 marca 2026.');
  expect(await shown({ do: 'withdraw' })).toContain('Your testimonial has been deleted.');
});

it('a request for help is sent and followed wholly in the language, but for the person’s own words', async () => {
  await checkEverySentence(api.deps, 'pl', ({ english }) => `⟦${english}⟧`);
  const [hospital, name, message] = ['University Hospital Waterford', 'Ola Nowak', 'Two steps at the door.'];
  const request = { service: 'lift', from: 'Campile', hospital, day: '2026-03-10', time: '10:30', name, message };
  const own = [hospital, name, message, 'Campile'];
  const shown = async (path: string, fields: Record<string, string>) => {
    const { page } = await send(path, fields);
    const main = page.querySelector('main');
    for (const filled of main?.querySelectorAll('textarea, datalist') ?? []) filled.remove();
    const texts = notPolishIn(main).filter((text) => !own.includes(text) && !/^H-\w+$/.test(text));
    expect([fields, texts]).toEqual([fields, []]);
    return page;
  };
  await shown('/pl/help', request);
  await shown('/pl/help', { ...request, do: 'send' });
  const sent = await shown('/pl/help', { ...request, do: 'send', phone: '020 915 0001', needs: 'wheelchair' });
  const link = sent.querySelector('a[href*="/yours#"]')?.getAttribute('href') ?? '';
  expect(link).toMatch(/\/pl\/help\/yours#[\w-]{54}$/);
  const token = tokenOf(link);
  await shown('/pl/help/yours', { token, do: 'add', message: '' });
  for (const step of ['see', 'withdraw']) await shown('/pl/help/yours', { token, do: step });
  await shown('/pl/help/yours', { token: '', do: 'see' });
});

it('a message is sent wholly in the language, but for the person’s own words', async () => {
  await checkEverySentence(api.deps, 'pl', ({ english }) => `⟦${english}⟧`);
  const [name, message] = ['Ola Nowak', 'When do you come to Clane?'];
  const shown = async (fields: Record<string, string>, saying: string) => {
    const { page } = await send('/pl/contact', fields);
    const form = page.querySelector('#write');
    for (const own of form?.querySelectorAll('textarea') ?? []) own.remove();
    expect(form?.textContent).toContain(saying);
    expect(notPolishIn(form).filter((text) => !/^M-\w+$/.test(text))).toEqual([]);
  };
  await shown({ message }, 'Please choose what it is about');
  const sent = { about: 'hospital-transport', name, phone: '', email: 'ola@poczta.example', message };
  await shown({ ...sent, email: '' }, 'Please give a phone number or an email address');
  await shown(sent, 'Thank you, Ola');
});

it('what nobody has checked is English on such a page, and says so; a day by itself is in the language', async () => {
  await switchLanguages(api.deps, { pl: true });
  const main = await managedPage(await offered());
  expect(main?.textContent).toMatch(/We have it[\s\S]*2 marca/);
  const english = notPolishIn(main);
  expect(english).toContain('We have it');
  for (const one of main?.querySelectorAll('[lang=en-IE]') ?? []) one.remove();
  expect(main?.textContent).not.toMatch(/[A-Z][a-z]+ [a-z]+/);
});
