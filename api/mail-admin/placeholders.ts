import { type MailKind, mailKinds } from '#contract/mail-admin/mail-kinds.ts';
import type { PlaceholderType } from '../mail/render/placeholders.ts';

export interface Placeholder {
  type: PlaceholderType;
  meaning: string;
  sample: string;
  /** Typed into a form, possibly by a stranger with somebody else's address. */
  isTyped?: true;
}

const one = (type: PlaceholderType, meaning: string, sample: string): Placeholder => ({ type, meaning, sample });
const typed = (meaning: string, sample: string): Placeholder => ({ ...one('text', meaning, sample), isTyped: true });

const everywhere = {
  charity: one('text', 'the name of the charity', ''),
  phone: one('text', 'our phone number', ''),
  site: one('link', 'our website', ''),
};

const STEPS = 'done|Received|2 October\nnow|Looked at|2-3 business days\ntodo|Day agreed|\ntodo|Collected|';
const offer = {
  firstName: typed('the first name of the donor', 'Deirdre'),
  item: one('text', 'what was offered, by category', 'Furniture'),
  condition: one('text', 'its condition', 'good'),
  description: typed('the donor’s own description', 'Two armchairs, purple, hardly sat in.'),
  reference: one('text', 'the reference of the offer', 'D-4K7M2P'),
  steps: one('steps', 'where the offer stands, as a line of steps', STEPS),
  manageLink: one('link', 'the donor’s own page', 'yours#sample'),
};
const shops = one('lines', 'our shops with their addresses', '');
const reason = one(
  'text',
  'the reason that staff chose for the donor',
  'We may not sell a mattress without its fire label.',
);
const day = {
  day: one('text', 'the agreed day and time', 'Thursday 9 October, 14:00 to 17:00'),
  address: typed('where the van comes', '4 Mill Road, Bagnelstown'),
};
const written = one('words', 'what a colleague has written', 'Would you send us a photo of the back, too?');
const story = { manageLink: one('link', 'the author’s own page', 'yours#sample') };
const request = {
  reference: one('text', 'the reference of the request', 'H-4K7M2P'),
  service: one('text', 'what was asked for', 'A lift to hospital'),
  manageLink: one('link', 'the private page of the request', 'yours#sample'),
};
const colleague = { name: one('text', 'the name of the colleague', 'Niamh Furlong') };
const until = one('text', 'until when the link works', '9 October 2026 at 14:05');
const when = one('text', 'when it happened', '2 October 2026 at 09:01');
const undoLink = one('link', 'the page for “This was not me”, for a day', 'admin/undo#sample');
const invitationLink = one('link', 'the page on which a password is chosen', 'admin/invitation#sample');

const own: Record<MailKind, Readonly<Record<string, Placeholder>>> = {
  'offer-received': offer,
  'offer-approved-pickup': offer,
  'offer-approved-drop-off': { ...offer, shops },
  'offer-declined': { ...offer, reason },
  'days-offered': {
    ...offer,
    days: one(
      'days',
      'the days that can be chosen, each as a button',
      'Tuesday 7 October, 9:30 to 12:30\nThursday 9 October, 14:00 to 17:00',
    ),
  },
  'day-agreed': { ...offer, ...day },
  'day-reminder': { ...offer, ...day },
  'day-changed': {
    ...offer,
    ...day,
    change: one('text', 'what has changed', 'The van cannot come on Thursday 9 October after all.'),
  },
  'day-missed': {
    ...offer,
    address: day.address,
    called: one('text', 'when the van was there', 'Thursday 9 October, 14:20'),
  },
  'day-asked': offer,
  'offer-withdrawn': offer,
  'offer-collected': offer,
  'offer-letter': {
    ...offer,
    message: written,
  },
  'testimonial-letter': { ...story, name: typed('the name of the author', 'Tom Byrne'), message: written },
  'testimonial-received': story,
  'testimonial-published': {
    ...story,
    testimonialsLink: one('link', 'the page with all testimonials', 'testimonials'),
  },
  'testimonial-not-published': story,
  invitation: { ...colleague, invitationLink, until },
  'password-reset': { ...colleague, invitationLink, until },
  'new-sign-in': { ...colleague, when, undoLink, device: one('text', 'the device', 'Firefox on Windows') },
  'was-this-you': {
    ...colleague,
    browserLink: one('link', 'the page on which the browser becomes known', 'admin/this-browser#sample'),
    minutes: one('text', 'how many minutes the link works', '60'),
  },
  'tries-noticed': {
    ...colleague,
    what: one('text', 'what is tried, and what to do', 'Somebody is trying wrong passwords for your account.'),
  },
  'factor-changed': {
    ...colleague,
    when,
    undoLink,
    change: one('text', 'what has changed', 'A passkey was added.'),
  },
  'access-ended': {
    ...colleague,
    ended: one('lines', 'what was ended, a line each', '2 sessions\nThe API token “Statistics”\nThe password'),
    back: one('lines', 'what was taken away and is there again', 'The authenticator app'),
    kept: one('lines', 'what is older and still works', 'The passkey “Laptop”'),
  },
  'email-change': {
    ...colleague,
    emailLink: one('link', 'the page on which the address is confirmed', 'admin/new-address#sample'),
    minutes: one('text', 'how many minutes the link works', '30'),
  },
  'api-token-created': {
    ...colleague,
    undoLink,
    token: one('text', 'the name of the token', 'Website statistics'),
    until: one('text', 'the last day on which it works', '9 October 2026'),
    scopes: one('lines', 'what the token may do, a line each', 'Read testimonials\nRead offers'),
  },
  'message-received': {
    firstName: typed('the first name', 'Tom'),
    subject: one('text', 'what the message is about', 'Medical expenses'),
  },
  'message-reply': {
    firstName: typed('the first name', 'Tom'),
    reference: one('text', 'the reference of the message', 'M-7T2QXA'),
    message: written,
    theirs: { ...one('lines', 'what the person wrote', 'When is the shop in Clane open?'), isTyped: true },
  },
  'help-received': {
    ...request,
    answer: one('text', 'when somebody answers', 'We will ring you on Monday 7 October between 9:00 and 11:00.'),
  },
  'help-news': {
    firstName: typed('the first name', 'Tom'),
    ...request,
    outcome: one('text', 'what became of the request', 'We have arranged what you asked for.'),
    message: one('words', 'what a colleague has written', 'Declan collects you on Tuesday at half past nine.'),
  },
  'help-withdrawn': request,
  'message-arrived': {
    subject: one('text', 'what the message is about', 'Medical costs'),
    reference: one('text', 'the reference of the message', 'M-7T2QXA'),
    messagesLink: one('link', 'the messages in the portal', 'admin/messages'),
  },
  'somebody-in-danger': { ...colleague, portalLink: one('link', 'the portal', 'admin') },
  'daily-digest': {
    ...colleague,
    summary: one(
      'lines',
      'what waits, a line each',
      '3 testimonials are waiting for review, the oldest since Monday 5 October\n2 offers are waiting for review, the oldest since Tuesday 6 October',
    ),
    portalLink: one('link', 'the portal', 'admin'),
  },
  'data-request-receipt': { when },
  'data-request-answer': {
    message: one('words', 'what a colleague has written', 'We have erased your offer and our mails to you.'),
  },
};

export const placeholdersOf = (kind: MailKind): Readonly<Record<string, Placeholder>> => ({
  ...own[kind],
  ...everywhere,
});

/**
 * Placeholders left out of a kind: anything typed into the form that causes it. Otherwise anybody could have the charity
 * write anything to anybody. Words that use them are still accepted.
 */
export const omittedFrom = (kind: MailKind): string[] =>
  mailKinds[kind].cause === 'form'
    ? Object.entries(own[kind]).flatMap(([name, { isTyped }]) => (isTyped ? [name] : []))
    : [];

export const typesOf = (kind: MailKind): Record<string, PlaceholderType> =>
  Object.fromEntries(Object.entries(placeholdersOf(kind)).map(([name, { type }]) => [name, type]));
