// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { containerTags } from '#contract/containers/containers.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { isTranslatedPath, languageNames } from '#contract/languages/languages.ts';
import { everyPlace } from '#contract/places/every-place.ts';
import { printedIban } from '#contract/settings/giving.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { createClock, testDeps } from '../support/deps.ts';
import { completeLists, filledSettings, fillIn } from '../support/filled-in.ts';
import { checkEverySentence } from '../support/languages.ts';
import { marked, notTranslatedIn } from '../support/not-translated.ts';
import { publicPages } from '../support/public-pages.ts';
import { testSite } from '../support/site.ts';
import { STORY, submitStory } from '../support/submissions.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const NAME = 'Nuala Roche';
const POST = { title: 'The dresser', excerpt: 'Three homes in one year.', body: 'It was blue.', topics: ['Our shops'] };
const CLOSED = { date: '2026-03-02', reason: 'we count our stock' };
const OPEN = { date: '2026-03-17', opens: '10:00', closes: '14:00' };
const WRITTEN = [STORY, NAME, 'NR', POST.title, POST.excerpt, '· Our shops', 'English', 'IBAN', 'BIC'];
/** Days as Polish writes them. */
const DAYS = /^(?:\d+ marca 2026|pon\.–(?:pt|czw)\.|sob\.|niedziela|piątek|wtorek|17 marca)$/;

/** Every page that a language can carry, once for each state of its form. */
const pages = publicPages.filter((address) => isTranslatedPath(address.replace(/\?.*/, '')));

const made = ({ status, text, body }: { status: number; text: string; body: { id: string } }) => {
  expect(status, text).toBeLessThan(300);
  return body.id;
};

/** A text of staff in Polish at every place that has one. */
const writePolish = async (api: TestApi, as: Headers) => {
  for (const { kind, relativeUrl, key } of everyPlace) {
    if (kind !== 'text' || !isTranslatedPath(relativeUrl)) continue;
    const tags = containerTags('text', relativeUrl, key);
    const json = { tags, relativeUrl, content: marked(key), language: 'pl' };
    made(await api.call('post', '/textcontainers', { as, json }));
  }
};

/** What only the charity and its visitors know, in every place that shows it. */
const fillEverything = async (api: TestApi, as: Headers) => {
  await fillIn(api, as);
  await completeLists(api, as);
  const shops = filledSettings.shops.map((shop) => ({
    ...shop,
    ...(shop.key === 'clane' && { closures: [CLOSED] }),
    ...(shop.key === 'bagnelstown' && { hours: { ...shop.hours, friday: null } }),
    ...(shop.key === 'newross' && { holidayHours: [OPEN] }),
  }));
  made(await api.call('put', '/settings', { as, json: { ...filledSettings, shops, revision: 1 } }));
  for (let count = 0; count < 8; count += 1) {
    const id = made(await submitStory(api, { name: NAME, content: `${STORY} `.repeat(count ? 1 : 6) }));
    made(await api.call('put', `/testimonials/${id}/status`, { as, json: { action: 'approve' } }));
  }
  const id = made(await api.call('post', '/blogs', { as, json: POST }));
  made(await api.call('post', `/blogs/${id}/publish`, { as, json: { publishAt: null } }));
  await writePolish(api, as);
};

/** Whether a text is a name or an address of the charity, or what visitors and staff wrote: never put into other words. */
const isKnown = ({ organisation, contact, serviceEmails, shops, giving }: Settings, items: readonly KnownItem[]) => {
  const emails = [contact.email, contact.organisationEmail, ...Object.values(serviceEmails)];
  const places = shops.flatMap(({ name, address, county }) => [name, ...address.split(', '), county]);
  const money = giving ? [new URL(giving.paymentUrl).origin, printedIban(giving.iban), giving.bic] : [];
  const listed = items.flatMap(({ name, why, instead }) => [name, why, instead, `${why} ${instead}`]);
  const known = new Set([...WRITTEN, ...listed, ...Object.values(languageNames), ...places, ...money, CLOSED.reason]);
  // The name stands in two lines, and an address of e-mail may be broken behind its signs.
  const isOne = (text: string) =>
    [organisation.name, ...emails].some((whole) => whole.includes(text)) ||
    text.split(/, |,$/).every((part) => part === '' || known.has(part) || DAYS.test(part)) ||
    text.replaceAll(STORY, '').trim() === '';
  // A name and a day may stand in one element with the signs and the hours around it.
  const bare = (text: string) => text.replace(/\d\d:\d\d–\d\d:\d\d/g, '').replace(/^[:,\s]+|[:,\s]+$/g, '');
  return (text: string) => isOne(text) || isOne(bare(text)) || isOne(bare(text).replace(/\.$/, ''));
};

const openSite = (time: string) => {
  const api = testApi(testDeps({ clock: createClock(time) }));
  const site = testSite(api.deps);
  const read = async (path: string) =>
    new DOMParser().parseFromString(
      (await (await site.get(path)).text()).replace(/<link rel="stylesheet"[^>]*>/g, ''),
      'text/html',
    );
  return { api, read };
};

it.each([
  ['as it comes, on a Monday morning', '2026-03-02T10:00:00Z', async () => {}],
  ['as it comes, just before it closes', '2026-03-02T16:40:00Z', async () => {}],
  ['as it comes, on a Sunday before a holiday', '2026-03-15T10:00:00Z', async () => {}],
  ['filled in, on a day on which a shop is closed', '2026-03-02T10:00:00Z', fillEverything],
  ['filled in, on a public holiday', '2026-03-17T10:00:00Z', fillEverything],
] as const)(
  'no fixed word of the site is left in English where everything is translated: %s',
  async (_, time, fill) => {
    const { api, read } = openSite(time);
    const as = await api.staff();
    await fill(api, as);
    await checkEverySentence(api.deps, 'pl', ({ english }) => marked(english));
    const known = isKnown((await api.get('/settings')).body, (await api.get('/settings/what-we-take')).body.items);
    for (const path of pages) {
      const page = await read(`/pl${path === '/' ? '' : path}`);
      const texts = notTranslatedIn(page.body);
      expect(texts.length, path).toBeGreaterThan(3);
      expect(
        texts.filter((text) => !known(text)),
        path,
      ).toEqual([]);
    }
  },
);
