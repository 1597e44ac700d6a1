import { RECOMMENDED_NODE } from '#contract/health/health.ts';
import type { LaunchKey } from '#contract/launch/launch.ts';
import { editFragment } from '#contract/places/edit-address.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { ADVANCED, type BoxKey, placeOf, sectionHref, shopHref } from '../settings/setting-sections.ts';

interface LaunchWords {
  title: string;
  why: string;
  meanwhile: string;
  /** Address to do it at; `isPage` marks a page of the website, which is edited in place. */
  to: string;
  action: string;
  isPage?: true;
}

const fieldHref = (box: BoxKey, field: string): string => {
  const section = placeOf(box)?.section;
  return `/admin/settings?section=${section === ADVANCED ? box : section}#${fieldId(field)}`;
};

const placeOn = (page: string, key: string): string => `${page}#${editFragment({ kind: 'text', key })}`;
const MEDICAL_PAGE = '/services/medical-expenses';

export const launchWords: Readonly<Record<LaunchKey, LaunchWords>> = {
  name: {
    title: 'Your own name',
    why: 'The first account is called Administrator. Colleagues see that, and visitors read it beside your posts.',
    meanwhile: '“Administrator”',
    to: `/admin/security#${fieldId('name')}`,
    action: 'Say your name',
  },
  phone: {
    title: 'Your telephone number',
    why: 'The first one is made up: nobody answers a number that begins with 020 91.',
    meanwhile: 'a number that reaches nobody',
    to: fieldHref('contact', 'contact.phone'),
    action: 'Contact',
  },
  emails: {
    title: 'Email addresses',
    why: 'Where questions, offers and calls for help go. Nobody gets what is sent to an address that ends in .example.',
    meanwhile: 'addresses that reach nobody',
    to: fieldHref('contact', 'contact.email'),
    action: 'Fill them in',
  },
  shops: {
    title: 'Phones and addresses of the shops',
    why: 'Each shop needs its own number. Please look at the hours, too.',
    meanwhile: 'numbers that reach nobody',
    to: sectionHref('shops'),
    action: 'Go to the shops',
  },
  figures: {
    title: 'What you say about yourselves',
    why: '“50+ years”, “€100k+”, “1000s of families”: keep them only if they are true.',
    meanwhile: 'figures that nobody of you has said',
    to: fieldHref('organisation', 'figures.years'),
    action: 'Check the figures',
  },
  vans: {
    title: 'The vans',
    why: 'Donors read the name of the van when a day is agreed. The first ones are made up.',
    meanwhile: 'names that are on no van, once you plan runs',
    to: fieldHref('vans', 'vans.0.name'),
    action: 'Vans',
  },
  'registered-number': {
    title: 'Registered charity number',
    why: 'A charity says it wherever it asks for something. It stands in the footer of every page.',
    meanwhile: 'nothing in its place',
    to: fieldHref('organisation', 'organisation.registeredNumber'),
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
    to: fieldHref('mail', 'server.host'),
    action: 'Mail server',
  },
  colleague: {
    title: 'A first colleague',
    why: 'So that you are not the only one who can get in.',
    meanwhile: 'nothing; but when you are ill, nobody answers',
    to: fieldHref('people', 'invite'),
    action: 'Invite somebody',
  },
  duty: {
    title: 'Somebody on duty',
    why: 'Somebody who writes to you may be in danger. A colleague on duty gets a mail at once, and again until it is opened.',
    meanwhile: 'the helplines; but nobody of you is told',
    to: fieldHref('duty', 'people'),
    action: 'Name somebody',
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
    to: placeOn(MEDICAL_PAGE, 'how-to-apply'),
    action: 'Edit on the page',
    isPage: true,
  },
  'service-area': {
    title: 'Where you go',
    why: 'Counties or towns. Somebody outside it should know before they write.',
    meanwhile: '“Within service area”, and to ask',
    to: placeOn(MEDICAL_PAGE, 'service-area'),
    action: 'Edit on the page',
    isPage: true,
  },
  giving: {
    title: 'Giving',
    why: 'A payment page, or the bank account.',
    meanwhile: 'neither; gifts in memory and in a will alone',
    to: fieldHref('giving', 'giving.paymentUrl'),
    action: 'Giving',
  },
  trustees: {
    title: 'Trustees',
    why: 'Names, and what they do. People give more easily to people.',
    meanwhile: 'nothing in their place',
    to: fieldHref('governance', 'governance.trustees'),
    action: 'Who we are',
  },
  accounts: {
    title: 'Yearly accounts',
    why: 'Where they can be read. Who gives may look first.',
    meanwhile: 'nothing in their place',
    to: fieldHref('governance', 'governance.accountsUrl'),
    action: 'Who we are',
  },
  spending: {
    title: 'Where €100 went',
    why: 'How the money of a year was split. It stands beside “100% of proceeds”.',
    meanwhile: 'nothing in its place',
    to: fieldHref('governance', 'governance.spending'),
    action: 'Who we are',
  },
  safeguarding: {
    title: 'Safeguarding and vetting',
    why: 'How children and adults are kept safe, and who comes to somebody’s door.',
    meanwhile: 'nothing in its place',
    to: fieldHref('governance', 'governance.safeguardingUrl'),
    action: 'Who we are',
  },
  'fundraising-code': {
    title: 'Fundraising code',
    why: 'By which rules you ask for money.',
    meanwhile: 'nothing in its place',
    to: fieldHref('governance', 'governance.fundraisingUrl'),
    action: 'Who we are',
  },
  founder: {
    title: 'Founder’s story',
    why: 'Ours says only what is certain. Yours is better: who, which hall, what was raffled.',
    meanwhile: 'three sentences and a drawing',
    to: placeOn('/about', 'our-story'),
    action: 'Edit on the page',
    isPage: true,
  },
  'accessibility-contact': {
    title: 'Accessibility contact',
    why: 'Whom to tell when something stands in somebody’s way.',
    meanwhile: 'the email address for all visitors',
    to: fieldHref('contact', 'contact.accessibilityEmail'),
    action: 'Contact',
  },
  helplines: {
    title: 'Helplines',
    why: 'Somebody should ring each number once a year. Saving them says that it was done.',
    meanwhile: 'the usual numbers',
    to: fieldHref('helplines', 'lines.0.number'),
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

const boxOfField: Readonly<Record<string, BoxKey>> = {
  contact: 'contact',
  serviceEmails: 'emails',
  figures: 'organisation',
  vans: 'vans',
};

export const inventedHref = (field: string, shops: readonly Shop[]): string => {
  const [part = '', index, name = ''] = field.split('.');
  const shop = part === 'shops' && shops[Number(index)];
  return shop ? `${shopHref(shop.key)}#${fieldId(name)}` : fieldHref(boxOfField[part] ?? 'shops', field);
};

const labels: Readonly<Record<string, string>> = {
  'contact.phone': 'Phone',
  'contact.email': 'Email for visitors',
  'contact.organisationEmail': 'Organisation email',
  'contact.accessibilityEmail': 'Email about accessibility',
  'serviceEmails.medical': 'Email about medical expenses',
  'serviceEmails.transport': 'Email about hospital transport',
  'serviceEmails.shop': 'Email of the shops',
  'figures.years': 'Years of service',
  'figures.raised': 'Raised',
  'figures.families': 'Families helped',
};

export const inventedLabel = (field: string, shops: readonly Shop[]): string => {
  const [, index, name] = field.split('.');
  return labels[field] ?? `${shops[Number(index)]?.name}, ${name}`;
};
