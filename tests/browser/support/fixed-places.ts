import { POST } from '../../support/public-pages.ts';

interface Fixed {
  /** A page on which it has to stand: an entry for what is no longer there fails. */
  on: string;
  why: string;
}

/** What stays as it is, each with why. */
export interface FixedPlaces {
  /** By where it stands, on every page. */
  parts: Readonly<Record<string, Fixed>>;
  /** Headings and paragraphs by page, or by an address of it, and by their words. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const parts: FixedPlaces['parts'] = {
  '.hero > picture': { on: '/', why: 'a scene with paper for the title (decision 049)' },
  'img[src*="offline-lighthouse"]': {
    on: '/offline',
    why: 'the one picture that the browser keeps for when there is no connection',
  },
  'p:has(time)': { on: '/offline', why: 'the day of which the hours were read' },
  '.table + p': { on: '/services/donation-shop', why: 'the next public holiday, from the settings' },
  'p.open': { on: '/contact', why: 'whether the telephone is answered, from the settings' },
  '.crumbs': { on: '/about/our-shops', why: 'names of pages, as in the menu' },
  '.alert': { on: '/offline', why: 'emergency numbers, and what the software says of its own state' },
  'form, .form': { on: '/contact', why: 'names of fields and steps, which help texts and training rely on' },
  '.managed__note, section:has(> div > .managed__note)': {
    on: '/donations/yours',
    why: 'an offer behind its manage link',
  },
  '.yours': { on: '/testimonials/yours', why: 'a testimonial behind its manage link' },
  '.help': { on: '/help', why: 'whom to ring in danger' },
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
  '.askfirst > p:has(a)': {
    on: '/what-we-take',
    why: 'whom to ask, by the phone number of the settings, where they hold nothing',
  },
};

const words: FixedPlaces['words'] = {
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
    'Write to us to begin. Have the documents listed below ready; please send none of them by email.':
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
    'There is a scheme for gifts of money of €250 or more in one year. Ask us whether it applies to us.':
      'the settings say whether Revenue has approved the charity',
    'We never ask for your PPS number on this site, by email or by phone, and we do not keep it.':
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
  '/help': { 'Get help': 'the name of the page' },
  '/contact': {
    'Contact us': 'the name of the page',
    'Mon–Fri 9:00–5:00, Sat 9:00–3:00, Sunday closed.': 'from the settings',
  },
};

/** On a site as it comes. */
export const fixedAsItComes: FixedPlaces = { parts, words };

/** What stands there besides, or instead, once staff have filled in settings and lists. */
export const fixedWhenFilled: FixedPlaces = {
  parts: {
    '.section--answer h2': { on: '/what-we-take?q=helicopter', why: 'repeats what was looked up' },
    '.section--answer li, .take li': { on: '/what-we-take?q=matress', why: 'from the lists in the settings' },
    '.take h4': { on: '/what-we-take', why: 'the specification' },
    '.state h2': { on: '/search?q=zither', why: 'repeats what was searched for' },
    'img[src*="signpost"]': { on: '/search?q=zither', why: 'a drawing of an answer, told apart from the page' },
  },
  words: {
    '/support': {
      'You pay on our payment partner’s page, and we never see your card. Check that its address is https://pay.charity.example':
        'holds the address to look for, from the settings',
      'If you give €250 or more in money in one year, we may be able to claim tax back on it. It costs you nothing. We post you a form to sign, once.':
        'the settings say whether Revenue has approved the charity',
    },
    '/who-we-are': {
      'Where €100 went in 2025': 'from the settings',
      'Every driver is Garda vetted.': 'from the settings',
    },
    '/search?q=zither': {
      'A lift to hospital · Help with medical costs · Donate items · Our shops': 'links to pages, by their names',
      'Or ring 020 915 1976. People find things, too.': 'holds the number to ring, from the settings',
    },
  },
};
