import type { Page } from '@playwright/test';
import { POST, publicPages } from '../../support/public-pages.ts';
import { signedInState } from '../support/session.ts';
import { expect, pageGroups, test } from '../support/test-public-site.ts';

interface Fixed {
  /** A page on which it has to stand: an entry for what is no longer there fails. */
  on: string;
  why: string;
}

/** What stays as it is on every page, by where it stands. */
const FIXED_PARTS: Readonly<Record<string, Fixed>> = {
  '.hero > picture': { on: '/', why: 'a scene with paper for the title (decision 049)' },
  'img[src*="offline-lighthouse"]': {
    on: '/offline',
    why: 'the one picture that the browser keeps for when there is no connection',
  },
  'p:has(time)': { on: '/offline', why: 'the day of which the hours were read' },
  '.table + p': { on: '/services/donation-shop', why: 'the next public holiday, from the settings' },
  '.crumbs': { on: '/about/our-shops', why: 'names of pages, as in the menu' },
  '.alert': { on: '/offline', why: 'emergency numbers, and what the software says of its own state' },
  'form, .form': { on: '/contact', why: 'names of fields and steps, which help texts and training rely on' },
  '.own__note, section:has(> div > .own__note)': { on: '/donations/yours', why: 'an offer behind its manage link' },
  '.yours': { on: '/testimonials/yours', why: 'a testimonial behind its manage link' },
  '.note': { on: '/testimonials', why: 'words of a testimonial' },
  '.card:has(time)': { on: '/blogs', why: 'a post of the blog' },
  'article:has(> header .crumbs)': { on: `/blogs/${POST.slug}`, why: 'a post of the blog' },
  '.fascia, .panel:has(> .open) > h3': { on: '/about/our-shops', why: 'the name of a shop, from the settings' },
  '.map': { on: '/about/our-shops', why: 'a map of the shops in the settings' },
  '.cats, .jump, .take__head': {
    on: '/donations',
    why: 'drawings of categories that the specification names (decision 049)',
  },
  '.results, .head:has(+ .results)': { on: '/search?q=councelling', why: 'the answer to a search' },
  '.article': { on: '/privacy', why: 'says what the software keeps and why, which has to be true of it' },
  '.unset': { on: '/who-we-are', why: 'whom to ask, by the phone number of the settings, where they hold nothing' },
};

/** Headings and paragraphs that stay, by page and by their words. */
const FIXED_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': { 'Established 1976': 'from the settings', Blog: 'the name of a page' },
  '/about': {
    'About us': 'the name of the page',
    'Hospital Transport': 'the specification',
    'Counselling Support': 'the specification',
    'Weekly Shopping': 'the specification',
    'Medical Expense Support': 'the specification',
    'The first fundraiser': 'the specification',
    'The athletic club': 'the specification',
    'Car boot sales': 'the specification',
    'The first shop, in Clane': 'the specification',
    '50+ years': 'the specification',
  },
  '/about/our-shops': {
    'Mon–Fri 9:00–5:00, Sat 9:00–3:00, Sunday closed. Closed on public holidays.': 'from the settings',
  },
  '/services': { 'Our services': 'the name of the page' },
  '/services/medical-expenses': {
    'Apply in 3 steps': 'the specification',
    'Ring 020 915 1976 or write to medical@southeastcarefund.example to apply.': 'from the settings',
    'Write to us to begin. Have the documents listed below ready; please send none of them by e-mail.':
      'holds the link with which the application begins',
    'Review takes 3-5 business days.': 'the specification',
  },
  '/services/hospital-transport': {
    'Book by phone at least 48 hours ahead.': 'the specification',
    'Book by phone, at least 48 hours before your appointment.': 'the specification',
  },
  '/services/donation-shop': { '100% of proceeds support our programs': 'the specification' },
  '/testimonials': {
    Testimonials: 'the name of the page',
    'Published testimonials': 'heard in place of the title by who cannot see what the list is',
  },
  '/donations': {
    'Donate items': 'the name of the page',
    'We Accept': 'the specification',
    'We Cannot Accept': 'the specification',
    'How It Works': 'the specification',
    'Submit the form': 'the specification',
    'We review it': 'the specification',
    'We contact you': 'the specification',
    'Expect to hear from us within 2-3 days.': 'the specification',
    'Pickup arranged': 'the specification',
  },
  '/what-we-take': { 'Donate items': 'the name of the page above' },
  '/support': {
    'Support us': 'the name of the page',
    'Three ways to help': 'the specification',
    'Financial support': 'the specification',
    Volunteer: 'the specification',
    'Donate items': 'the specification',
    'There is a scheme for gifts of money of €250 or more in one year. Ask us whether it applies to us: we tell you how it stands.':
      'the settings say whether Revenue has approved the charity',
    'We never ask for your PPS number on this site, by e-mail or by phone, and keep none.':
      'says what the software asks for, which has to be true of it',
  },
  '/blogs': { Blog: 'the name of the page' },
  [`/blogs/topics/${POST.topic}`]: {
    'Our shops': 'the name of the topic',
    'What we have written about it, newest first.': 'says how the software lists every topic',
  },
  '/who-we-are': { 'Who runs us': 'the name of the page' },
  '/search': { Search: 'the name of the page' },
  '/accessibility': { Accessibility: 'the name of the page' },
  '/offline': { 'No connection': 'the state in which the page is shown' },
  '/no-such-page': { 'Page not found': 'the product asks for these words' },
  '/contact': {
    'Contact us': 'the name of the page',
    'Mon–Fri 9:00–5:00, Sat 9:00–3:00, Sunday closed.': 'from the settings',
  },
};

/** Every heading, paragraph and picture that staff cannot edit, and which of the fixed parts are there. */
const unedited = (page: Page) =>
  page.evaluate((fixed) => {
    const wordsOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const parts = fixed.filter((part) => document.querySelector(`main :is(${part})`) !== null);
    const stays = [...fixed, '.editable'].join();
    const words = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, figcaption, img)')]
      .filter((element) => !element.closest(stays))
      // A paragraph that is one link or button is its label, and labels stay.
      .filter((element) => !element.matches('p') || wordsOf(element) !== wordsOf(element.querySelector('a, button')))
      .map((element) => wordsOf(element) || element.getAttribute('src') || '');
    return { words, parts };
  }, Object.keys(FIXED_PARTS));

/** What stands on a page without a reason, and the reasons of which nothing stands there. */
const unexplained = async (page: Page, path: string) => {
  const { words, parts } = await unedited(page);
  const fixed = FIXED_WORDS[new URL(page.url()).pathname] ?? {};
  const here = Object.keys(FIXED_PARTS).filter((part) => FIXED_PARTS[part]?.on === path);
  return {
    path,
    withoutReason: words.filter((one) => fixed[one] === undefined),
    reasonsForNothing: [
      ...Object.keys(fixed).filter((one) => !words.includes(one)),
      ...here.filter((part) => !parts.includes(part)),
    ],
  };
};

const softly = expect.configure({ soft: true });

test.use({ storageState: async ({ site }, use) => use(await signedInState(site.url)) });

test.describe('staff can edit every heading, paragraph and picture that is not fixed for a reason', () => {
  for (const { group, paths, tag } of pageGroups(publicPages)) {
    test(`on ${group}`, { tag }, async ({ page }) => {
      test.setTimeout(paths.length * 20_000);
      for (const path of paths) {
        await page.goto(path);
        await page.waitForSelector('html[data-hydrated]');
        // The frames around what can be edited come one by one.
        await softly.poll(() => unexplained(page, path)).toEqual({ path, withoutReason: [], reasonsForNothing: [] });
      }
    });
  }
});
