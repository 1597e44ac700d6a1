import { expect, test, vi } from 'vitest';
import { defaultSettings } from '#contract/default-settings.ts';
import { donationCategories } from '#contract/donations.ts';
import { messageTopicKeys } from '#contract/message-topics.ts';
import { loadPage, pages } from '#site/pages/pages.ts';
import { publicPage, words } from '../../support/public-page.ts';

// The first test makes every page.
vi.setConfig({ testTimeout: 60_000 });

const NOW = new Date('2026-11-24T12:00:00.000Z');
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'&–-]+/gu) ?? [];
const list = (text: string): string[] => text.split(' ');

const settings = JSON.stringify({ ...defaultSettings, shops: defaultSettings.shops.map(({ hours, ...shop }) => shop) });
const phones = [defaultSettings.contact.phone, ...defaultSettings.shops.map(({ phone }) => phone), '116 123'];

const FIGURES = new Set([
  // The specification: history, impact, steps and days, booking, hours, emergencies, limits of the forms.
  ...list('1976 2003 2004 2009 2025 50+ 100k+ 1000s 100% 3 3-5 2-3 48 25-mile'),
  ...list('9:00–5:00 9:00–3:00 5:00 3:00 112 999 5MB 5 10 20'),
  // The law, the standard that is tested, and what the product does: tax, retention, backups, sessions.
  ...list('250 2.2 12 2 6'),
  // The clock, and the number of a shop in its list.
  ...list('2026 25 1 2 3 4'),
]);

const NAMES = new Set([
  ...wordsOf(settings),
  ...wordsOf(Object.values(donationCategories).join(' ')),
  ...list('Monday Friday Sat Sunday Mon–Fri Christmas Day December'),
  ...list('Ireland Samaritans WCAG AA Lighthouse PPS Data Protection Commission Eircode'),
  ...list('JPEG PNG WebP Anonymous Submit I'),
]);

/** Words that promise something. Each sentence with one of them is in the specification, or is none about the charity. */
const PROMISES =
  /\b(free|guarantee\w*|always|award\w*|qualified|professional|trained|insured|vetted|certified|registered|deliver\w*|to the door|same day|overnight|confidential)\b/i;
const PROMISED = [
  'Volunteer drivers bring people to hospital, free of charge, with room for one companion.',
  'A lift to hospital, free of charge',
  'Free lifts to hospital by volunteer drivers. Book by phone at least 48 hours ahead.',
  'Our hospital transport is free. Book by phone at least 48 hours ahead.',
  'Free',
  'Registered charity number',
  'Our trustees, our registered number, and where to read our accounts.',
  'Have a car and some free time?',
  'We give your solicitor our registered name and number on paper.',
];

const ELSEWHERE = /^https:\/\/(www\.dataprotection\.ie|www\.openstreetmap\.org|www\.google\.com\/maps)/;
const SPOKEN = 'p, li, dd, dt, td, small, h1, h2, h3, h4, label, figcaption';

interface Said {
  address: string;
  /** What stands in headings, paragraphs and lists, and what search engines are told. */
  texts: string[];
  /** Of these, those that are sentences: in headings every word may be large. */
  sentences: string[];
  links: string[];
}

const read = async (address: string): Promise<Said> => {
  const { document, meta } = await publicPage(address, undefined, NOW);
  for (const other of document.querySelectorAll('.btn, nav, button, time, [hidden]')) other.remove();
  const elements = [...document.querySelectorAll(SPOKEN)].filter((element) => !element.querySelector(SPOKEN));
  const sentences = elements.filter(({ tagName }) => ['P', 'LI', 'DD', 'SMALL'].includes(tagName)).map(words);
  const links = [...document.querySelectorAll('a[href^="http"], a[href^="mailto:"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return { address, texts: [...elements.map(words), meta.title, meta.description], sentences, links };
};

const readAll = async (): Promise<Said[]> => {
  const paths = await Promise.all(Object.keys(pages).map(async (key) => (await loadPage(key)).path));
  const addresses = paths.map((path) => path.replace('*', 'no-such-page').replace(':slug', 'none'));
  const asked = [
    '/donations?form=1',
    '/testimonials?write=1',
    '/search?q=help',
    '/what-we-take?q=sofa',
    '/blogs?page=2',
  ];
  return Promise.all([...addresses, ...asked, ...messageTopicKeys.map((key) => `/contact?about=${key}`)].map(read));
};
let said: Promise<Said[]> | undefined;

/** What of each page is in none of the sources, with where it stands. */
const unknown = async (find: (page: Said) => string[]): Promise<string[]> => {
  said ??= readAll();
  return [...new Set((await said).flatMap((page) => find(page).map((what) => `${page.address}: ${what}`)))];
};

const figuresIn = (text: string): string[] =>
  (
    phones
      .reduce((left, phone) => left.replaceAll(phone, ''), text)
      .match(/\d[\d.,:–+-]*(?:k\+|s\b|\+|%|MB|-mile)?/g) ?? []
  ).map((figure) => figure.replace(/[.,:–-]+$/, ''));
const namesIn = (text: string): string[] =>
  text
    .replace(/“[^”]*”/g, '')
    .split(/[.!?:;“”·]\s*|^/)
    .flatMap((sentence) =>
      wordsOf(sentence)
        .slice(1)
        .filter((word) => /^\p{Lu}/u.test(word)),
    );

test('a bare instance names no figure that settings, specification or law do not', async () => {
  expect(
    await unknown(({ texts }) =>
      texts.flatMap((text) =>
        figuresIn(text)
          .filter((figure) => !FIGURES.has(figure))
          .map((figure) => `${figure} in “${text}”`),
      ),
    ),
  ).toEqual([]);
});

test('it names no person, place or body that they do not', async () => {
  expect(
    await unknown(({ sentences }) =>
      sentences.flatMap((text) =>
        namesIn(text)
          .filter((name) => !NAMES.has(name))
          .map((name) => `${name} in “${text}”`),
      ),
    ),
  ).toEqual([]);
});

test('it leads to no address that they do not', async () => {
  const isKnown = (href: string) =>
    href.startsWith('mailto:') ? settings.includes(href.slice('mailto:'.length)) : ELSEWHERE.test(href);
  expect(await unknown(({ links }) => links.filter((href) => !isKnown(href)))).toEqual([]);
});

test('it promises nothing that the specification does not', async () => {
  const isPromised = (text: string) => PROMISED.some((promise) => text === promise || text.endsWith(promise));
  expect(await unknown(({ texts }) => texts.filter((text) => PROMISES.test(text) && !isPromised(text)))).toEqual([]);
});
