import { RECOMMENDED_NODE } from '#contract/health/health.ts';
import type { LaunchKey } from '#contract/launch/launch.ts';
import { sectionHref } from '../settings/setting-sections.ts';

interface LaunchWords {
  title: string;
  /** Why, and what exactly. */
  why: string;
  /** What visitors see while it is not there. */
  meanwhile: string;
  /** Where it is done; `isPage` for a page of the website, which is edited in place. */
  to: string;
  action: string;
  isPage?: true;
}

const MEDICAL_PAGE = '/services/medical-expenses';

/** What each point of the check is called, why it matters, and where it is done. */
export const launchWords: Readonly<Record<LaunchKey, LaunchWords>> = {
  contact: {
    title: 'Phone and email addresses',
    why: 'The first ones are made up: nobody answers a number that begins with 020 91, or an address that ends in .example.',
    meanwhile: 'numbers and addresses that reach nobody',
    to: sectionHref('charity', 'contact'),
    action: 'Contact',
  },
  shops: {
    title: 'Phones and addresses of the shops',
    why: 'Each shop needs its own number. Please look at the hours, too.',
    meanwhile: 'numbers that reach nobody',
    to: sectionHref('shops'),
    action: 'Shops',
  },
  'registered-number': {
    title: 'Registered charity number',
    why: 'A charity says it wherever it asks for something. It stands in the footer of every page.',
    meanwhile: 'nothing in its place',
    to: sectionHref('charity', 'organisation'),
    action: 'Organisation',
  },
  'refused-items': {
    title: 'What is not accepted',
    why: 'What your shops cannot take, why, and what to do instead: it saves a drive, and a mattress at the door.',
    meanwhile: 'that the lists are being written, and to ask first',
    to: sectionHref('items'),
    action: 'What we take',
  },
  mail: {
    title: 'Mail',
    why: 'No mail server is set, so mails are written to files and reach nobody.',
    meanwhile: 'their link on the screen, and no mail',
    to: sectionHref('advanced', 'mail'),
    action: 'Mail server',
  },
  duty: {
    title: 'Somebody on duty',
    why: 'Somebody who writes to you may be in danger. A colleague on duty gets a mail at once, and again until it is opened.',
    meanwhile: 'the helplines; but nobody of you is told',
    to: sectionHref('words', 'duty'),
    action: 'On duty',
  },
  'backups-elsewhere': {
    title: 'Backups off this machine',
    why: 'The daily backups lie on the disk of the data. The server cannot know where else they are: somebody has to say it, once a year.',
    meanwhile: 'nothing; but one broken disk takes everything',
    to: '/admin/settings/health',
    action: 'Health',
  },
  'how-to-apply': {
    title: 'How to apply for help',
    why: 'How papers reach you: by post, at the counter, at a visit.',
    meanwhile: 'that you tell them when they ask',
    to: MEDICAL_PAGE,
    action: 'Edit on the page',
    isPage: true,
  },
  'service-area': {
    title: 'Where you go',
    why: 'Counties or towns. Somebody outside it should know before they write.',
    meanwhile: '“Within service area”, and to ask',
    to: MEDICAL_PAGE,
    action: 'Edit on the page',
    isPage: true,
  },
  giving: {
    title: 'Giving',
    why: 'A payment page, or the bank account.',
    meanwhile: 'that it is not set up, and to ring',
    to: sectionHref('charity', 'giving'),
    action: 'Giving',
  },
  trustees: {
    title: 'Trustees',
    why: 'Names, and what they do. People give more easily to people.',
    meanwhile: 'that their names are not there yet',
    to: sectionHref('charity', 'governance'),
    action: 'Who runs us',
  },
  founder: {
    title: 'Founder’s story',
    why: 'Ours says only what is certain. Yours is better: who, which hall, what was raffled.',
    meanwhile: 'three sentences and a drawing',
    to: '/about',
    action: 'Edit on the page',
    isPage: true,
  },
  'accessibility-contact': {
    title: 'Accessibility contact',
    why: 'Whom to tell when something stands in somebody’s way.',
    meanwhile: 'the email address for all visitors',
    to: sectionHref('charity', 'contact'),
    action: 'Contact',
  },
  helplines: {
    title: 'Helplines',
    why: 'Somebody should ring each number once a year. Saving them says that it was done.',
    meanwhile: 'the usual numbers',
    to: sectionHref('words', 'helplines'),
    action: 'Helplines',
  },
  'web-address': {
    title: 'Address of the website',
    why: 'PUBLIC_URL begins with http://. Links in mails lead there, and passwords travel unprotected.',
    meanwhile: 'a warning of their browser',
    to: '/admin/settings/health',
    action: 'Health',
  },
  'node-updates': {
    title: 'A Node.js with security updates',
    why: `The server runs on a version of Node.js that gets no security updates any more. Please ask whoever looks after the server to install Node.js ${RECOMMENDED_NODE}.`,
    meanwhile: 'nothing; but a weakness that becomes known stays open',
    to: '/admin/settings/health',
    action: 'Health',
  },
  'second-steps': {
    title: 'Two administrators, both with two steps',
    why: 'One can be ill, or lose a phone. A second step keeps a stolen password out.',
    meanwhile: 'nothing',
    to: sectionHref('people'),
    action: 'People',
  },
};
