import { donationCategories } from '#contract/donations/donations.ts';
import { dublinDay } from '#contract/dublin.ts';
import { defaultHelpSettings } from '#contract/help/help-settings.ts';
import { comingHolidays } from '#contract/runs/public-holidays.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { defaultHelplines } from '#contract/testimonials/helplines.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'&–-]+/gu) ?? [];
const list = (text: string): string[] => text.split(' ');

const settings = JSON.stringify({ ...defaultSettings, shops: defaultSettings.shops.map(({ hours, ...shop }) => shop) });
const phones = [
  defaultSettings.contact.phone,
  ...defaultSettings.shops.map(({ phone }) => phone),
  ...defaultHelplines.map(({ number }) => number),
];

const HOLIDAYS = comingHolidays(dublinDay(new Date()));

const FIGURES = new Set([
  // The specification: history, impact, steps and days, booking, hours, emergencies, limits of the forms.
  ...list('1976 2003 2004 2009 2025 50+ 100k+ 1000s 100% 3 3-5 2-3 48 25-mile'),
  ...list('9:00–5:00 9:00–3:00 9:00 5:00 3:00 112 999 5MB 5 10 20'),
  // The law, the standard that is tested, and what the product does: tax, retention, backups, sessions.
  ...list('250 2.2 12 2 6'),
  // The days of public holidays, and the number of a shop in its list.
  ...HOLIDAYS.map(({ day }) => String(Number(day.slice(8)))),
  ...list('1 2 3 4'),
]);

const NAMES = new Set([
  ...wordsOf(settings),
  ...wordsOf(defaultHelpSettings.hospitals.join(' ')),
  ...wordsOf(Object.values(donationCategories).join(' ')),
  ...HOLIDAYS.flatMap(({ name }) => wordsOf(name)),
  ...list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday Sat Mon–Fri'),
  ...list('January February March May June August October December'),
  ...list('Ireland Samaritans WCAG AA Lighthouse PPS Data Protection Commission Charities Regulator Eircode'),
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
  'We will send your solicitor our registered name and number in writing.',
];

const ELSEWHERE = /^https:\/\/(www\.dataprotection\.ie|www\.charitiesregulator\.ie|www\.google\.com\/maps)/;
/** Where a page says something: in headings, paragraphs and lists. */
export const SPOKEN = 'p, li, dd, dt, td, small, h1, h2, h3, h4, label, figcaption';
/** What is pressed, or depends on the clock. */
export const UNSPOKEN = '.btn, nav, button, time, [hidden]';
/** The elements whose texts are sentences: in headings every word may be large. */
export const SENTENCES: readonly string[] = ['P', 'LI', 'DD', 'SMALL'];

/** What a page of a bare instance says. */
export interface Said {
  address: string;
  /** What stands where it speaks, and what search engines are told. */
  texts: readonly string[];
  /** Of these, those that are sentences. */
  sentences: readonly string[];
  /** Where it leads to, beside its own pages. */
  links: readonly string[];
}

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

/** Figures that neither settings nor specification nor law name, with the text of each; `now` is the server's clock. */
export const strangeFigures = ({ texts }: Said, now: Date): string[] =>
  texts.flatMap((text) =>
    // How many a search has found is counted.
    figuresIn(text.replace(/^\d+ places? for /, ''))
      .filter((figure) => !FIGURES.has(figure) && figure !== String(now.getFullYear()))
      .map((figure) => `${figure} in “${text}”`),
  );

/** Persons, places and bodies that they do not name. */
export const strangeNames = ({ sentences }: Said): string[] =>
  sentences.flatMap((text) =>
    namesIn(text)
      .filter((name) => !NAMES.has(name))
      .map((name) => `${name} in “${text}”`),
  );

/** Addresses that they do not name. */
export const strangeLinks = ({ links }: Said): string[] =>
  links.filter((href) =>
    href.startsWith('mailto:') ? !settings.includes(href.slice('mailto:'.length)) : !ELSEWHERE.test(href),
  );

/** Promises that the specification does not make. */
export const strangePromises = ({ texts }: Said): string[] =>
  texts.filter(
    (text) => PROMISES.test(text) && !PROMISED.some((promise) => text === promise || text.endsWith(promise)),
  );
