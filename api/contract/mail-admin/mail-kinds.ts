import * as z from 'zod/mini';

/**
 * `form`: perhaps a stranger gave the address; `decision`: waits two minutes, so that Undo stops it; `notice`: needs no delay.
 */
export type MailCause = 'form' | 'decision' | 'notice';

/**
 * Separates mails about sign-in and danger, people's own business, and strangers' forms: each lane has its own queue,
 * connection and share of the hour.
 */
export const mailLanes = ['security', 'business', 'forms'] as const;
export type MailLane = (typeof mailLanes)[number];

interface MailKindInfo {
  label: string;
  sent: string;
  cause: MailCause;
  lane: MailLane;
}

const inLane =
  (lane: MailLane) =>
  (label: string, cause: MailCause, sent: string): MailKindInfo => ({ label, cause, sent, lane });
const security = inLane('security');
const business = inLane('business');
const forms = inLane('forms');

export const mailKinds = {
  'offer-received': forms('Offer received', 'form', 'Sent when somebody offers something and gives an address.'),
  'offer-approved-pickup': business(
    'Approved for pickup',
    'decision',
    'Sent when staff approve an offer that is to be collected.',
  ),
  'offer-approved-drop-off': business(
    'Approved for drop-off',
    'decision',
    'Sent when staff approve an offer that the donor brings.',
  ),
  'offer-declined': business(
    'Declined',
    'decision',
    'Sent when staff decline an offer, with the reason for the donor.',
  ),
  'days-offered': business(
    'Days offered',
    'decision',
    'Sent when staff offer days to somebody whose pickup is approved.',
  ),
  'day-agreed': business('Day agreed', 'notice', 'Sent when a day for the collection is agreed.'),
  'day-reminder': business('Reminder for tomorrow', 'notice', 'Sent at 18:00 on the evening before the collection.'),
  'day-changed': business('Day changed or cancelled', 'notice', 'Sent when an agreed day is changed or cancelled.'),
  'day-missed': business(
    'Nobody was there',
    'decision',
    'Sent when the driver says that nobody was there: it asks for another day.',
  ),
  'day-asked': business('Another day asked for', 'notice', 'Sent when a donor asks for another day on their page.'),
  'offer-withdrawn': business(
    'Withdrawn by the donor',
    'notice',
    'Sent when a donor withdraws an offer, with a calendar file that takes the agreed day out.',
  ),
  'offer-collected': business('Collected, with thanks', 'decision', 'Sent when an offer is marked as collected.'),
  'offer-letter': business('Letter to a donor', 'notice', 'Sent when staff write to a donor about an offer.'),
  'testimonial-letter': business(
    'Letter to an author',
    'notice',
    'Sent when staff write to the author of a testimonial.',
  ),
  'testimonial-received': forms(
    'Testimonial received',
    'form',
    'Sent when somebody sends a testimonial and gives an address.',
  ),
  'testimonial-published': business('Testimonial published', 'decision', 'Sent when staff approve a testimonial.'),
  'testimonial-not-published': business(
    'Testimonial not published',
    'decision',
    'Sent when staff reject a testimonial.',
  ),
  invitation: security('Invitation', 'notice', 'Sent to a new colleague, who chooses a password.'),
  'password-reset': security('Password reset', 'notice', 'Sent when a new password is asked for.'),
  'new-sign-in': security('New sign-in', 'notice', 'Sent to a colleague who signs in from a new device.'),
  'was-this-you': security(
    'Was this you?',
    'notice',
    'Sent to a colleague who signs in from a new browser while too many others try: its link lets them in.',
  ),
  'tries-noticed': security(
    'Somebody tries to sign in',
    'notice',
    'Sent at most once a day to a colleague whose password or code somebody tries to guess.',
  ),
  'factor-changed': security(
    'Sign-in method changed',
    'notice',
    'Sent to a colleague whose ways to sign in have changed.',
  ),
  'access-ended': security(
    'This was not me',
    'notice',
    'Sent to a colleague when somebody else’s access to their account was ended: what was ended, and what still works.',
  ),
  'email-change': security('New address', 'notice', 'Sent to the new address of a colleague, who confirms it.'),
  'api-token-created': security(
    'API token created',
    'notice',
    'Sent to a colleague with whose account an API token was created.',
  ),
  'message-received': forms('Message received', 'form', 'Sent to whoever writes to us on the contact page.'),
  'message-reply': business('Reply to a message', 'notice', 'Sent when staff answer a message.'),
  'help-received': forms('Request for help received', 'form', 'Sent to whoever asks us for help.'),
  'help-news': business(
    'News of a request for help',
    'decision',
    'Sent when staff say that what somebody asked for is arranged, or that the request is closed.',
  ),
  'help-withdrawn': business(
    'Request for help called off',
    'notice',
    'Sent when somebody calls off what they asked for.',
  ),
  'message-arrived': forms(
    'Message arrived',
    'notice',
    'Sent to the address in the settings that looks after what the message is about.',
  ),
  'somebody-in-danger': security(
    'Somebody may be in danger',
    'notice',
    'Sent to the colleagues on duty at once and after each half hour, until one of them has opened what was written.',
  ),
  'daily-digest': business(
    'Daily digest',
    'notice',
    'Sent at 8:00 to colleagues who want to know each day what waits, if anything does.',
  ),
  'data-request-receipt': business(
    'Data request received',
    'notice',
    'Sent to whoever makes use of their rights over their data, when a colleague writes the request down.',
  ),
  'data-request-answer': business(
    'Data request answered',
    'notice',
    'Sent to whoever made a data request: what was done, in words of a colleague.',
  ),
} satisfies Record<string, MailKindInfo>;

export type MailKind = keyof typeof mailKinds;
export const mailKindKeys = Object.keys(mailKinds) as [MailKind, ...MailKind[]];
export const mailKind = z.enum(mailKindKeys);

export const isInLanguages = (kind: MailKind): boolean => /^(offer|day|days|testimonial)-/.test(kind);

/** Null for mails nobody can opt out of: an agreed day, account security, people in danger, and answers that the law requires. */
export const unsubscribedBy = (kind: MailKind): 'account' | 'mail' | null => {
  if (kind === 'daily-digest') return 'account';
  return /^(offer|days|testimonial|help)-|^message-(received|reply)$/.test(kind) ? 'mail' : null;
};

/** Whoever answers such a mail is a colleague. */
export const staffKinds: readonly MailKind[] = ['message-arrived'];

export const mailSubjects = ['donation', 'testimonial', 'person', 'message', 'data-request'] as const;
