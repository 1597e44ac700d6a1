import type { MailKind } from './mail-kinds.ts';

interface MailAct {
  mails: readonly MailKind[];
  tells?: readonly [one: string, many: string, what: string];
  isPreviewed?: true;
  /** Calls that restore everything and withdraw waiting mails, or the reason why no undo is needed. */
  undo: readonly string[] | string;
  end?: 'the first mail leaves' | 'a day is over';
}

const donors = (what: string) => ({ tells: ['One donor is', 'donors are', what] }) as const;
const authors = (what: string) => ({ tells: ['One author is', 'authors are', what] }) as const;
const askers = (what: string) => ({ tells: ['One person is', 'people are', what] }) as const;
const untilMailed = (...undo: string[]) => ({ undo, end: 'the first mail leaves' }) as const;
const forADay = (...undo: string[]) => ({ undo, end: 'a day is over' }) as const;

const OFFER_UNDO = ['undoDonation', 'undoDonations'];
const TESTIMONIAL_UNDO = ['undoTestimonial', 'undoTestimonials'];

export const mailActs = {
  approveOffers: {
    mails: ['offer-approved-pickup', 'offer-approved-drop-off'],
    ...donors('that we are glad to take what they offer'),
    ...forADay(...OFFER_UNDO),
  },
  declineOffers: {
    mails: ['offer-declined'],
    ...donors('that we cannot take what they offer, with your reason'),
    ...forADay(...OFFER_UNDO),
  },
  collectOffers: {
    mails: ['offer-collected'],
    ...donors('that it was collected, with thanks'),
    ...forADay(...OFFER_UNDO),
  },
  reopenOffers: { mails: ['day-changed'], ...donors('that the van does not come'), ...forADay(...OFFER_UNDO) },
  publishTestimonials: {
    mails: ['testimonial-published'],
    ...authors('that the public can read what they wrote'),
    ...forADay(...TESTIMONIAL_UNDO),
  },
  declineTestimonials: {
    mails: ['testimonial-not-published'],
    ...authors('that what they wrote is not published'),
    ...forADay(...TESTIMONIAL_UNDO),
  },
  offerDays: {
    mails: ['days-offered'],
    ...donors('which days they can choose'),
    ...untilMailed('undoDays'),
  },
  agreeDay: { mails: ['day-agreed'], ...donors('on which day the van comes'), ...untilMailed('undoDays') },
  moveRun: {
    mails: ['day-changed', 'day-agreed'],
    ...donors('when the van comes instead'),
    ...untilMailed('changeRun'),
  },
  endRun: { mails: ['day-changed'], ...donors('that the van does not come'), ...untilMailed('changeRun') },
  takeOffRun: { mails: ['day-changed'], ...donors('that the van does not come'), ...untilMailed('assignStops') },
  putOnRun: {
    mails: ['day-changed', 'day-agreed'],
    ...donors('when the van comes instead'),
    ...untilMailed('assignStops'),
  },
  reportOutcome: {
    mails: ['offer-collected', 'day-missed'],
    ...donors('what the driver says: collected, with thanks, or that nobody was there'),
    // The driver taps what is right.
    ...untilMailed('reportOutcome'),
  },
  arrangeHelp: {
    mails: ['help-news'],
    ...askers('that what they asked for is arranged, with your words'),
    ...untilMailed('changeMessage'),
  },
  closeHelp: {
    mails: ['help-news'],
    ...askers('that their request is closed, with your words'),
    ...untilMailed('changeMessage'),
  },
  changeManagedDonation: {
    mails: ['day-agreed', 'day-asked', 'offer-withdrawn'],
    undo: 'It answers what the donor has just done.',
  },
  callOffHelp: {
    mails: ['help-withdrawn'],
    undo: 'It answers what the person has just done.',
  },
  remind: {
    mails: ['day-reminder'],
    undo: 'It goes by the clock, and is withdrawn with its day.',
  },
  writeLetter: {
    mails: ['offer-letter', 'testimonial-letter', 'message-reply'],
    isPreviewed: true,
    ...untilMailed('takeBackLetter'),
  },
  sendForm: {
    mails: ['offer-received', 'testimonial-received', 'message-received', 'help-received'],
    undo: 'It answers whoever filled in the form.',
  },
  answerDataRequest: {
    mails: ['data-request-receipt', 'data-request-answer'],
    undo: 'It answers a right; what was erased does not come back.',
  },
  signIn: {
    mails: [
      'invitation',
      'password-reset',
      'new-sign-in',
      'was-this-you',
      'tries-noticed',
      'factor-changed',
      'access-ended',
      'email-change',
      'api-token-created',
    ],
    undo: 'Colleagues hear of their own account at once: it may be somebody else.',
  },
  tellColleagues: {
    mails: ['message-arrived', 'somebody-in-danger', 'daily-digest'],
    undo: 'It tells colleagues what came in.',
  },
} as const satisfies Record<string, MailAct>;

export type StaffMailAct = {
  [Name in keyof typeof mailActs]: (typeof mailActs)[Name] extends { tells: unknown } ? Name : never;
}[keyof typeof mailActs];

/** Undefined if nobody is told. */
export const notifiedSentence = (act: StaffMailAct, count: number): string | undefined => {
  const [one, many, what] = mailActs[act].tells;
  if (count === 0) return undefined;
  return `${count === 1 ? one : `${count.toLocaleString('en-IE')} ${many}`} told in two minutes ${what}, unless you undo it.`;
};
