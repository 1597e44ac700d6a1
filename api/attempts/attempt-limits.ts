import { attemptsRetrySentence } from '#contract/calls/retry-sentences.ts';
import { RESET_MINUTES } from '#contract/people/invitations.ts';
import { SUBMISSIONS_PER_HOUR } from '#contract/review/review-rules.ts';
import { Failure } from '../core/failure.ts';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Limit {
  times: number;
  seconds: number;
  /** Limit for all addresses of a /16 or /48 together, where keys are addresses. */
  inNetwork?: number;
  /** Counted per process, as the limit protects the processor or costs nothing: reading must not wait for the database. */
  alone?: true;
  /** Goes on without the database, counted per process. */
  onlyReads?: true;
}

export const limits = {
  // Signing in. A wrong password or code counts, a right one does not. Codes have limits of their own beside these: wrong-codes.ts.
  /** Per account and sender: an address, or a device or session of the account. */
  signInPerSender: { times: 5, seconds: MINUTE },
  signInPerAddress: { times: 20, seconds: MINUTE, inNetwork: 100 },
  /** Per day from a known device or session, which then counts as a stranger. */
  trustedPerDay: { times: 100, seconds: DAY },
  /** With a passkey or at Microsoft or Google, where nothing can be guessed: no network limit, so that nobody is locked out. */
  signInWithoutPassword: { times: 20, seconds: MINUTE },
  /** Codes, right or wrong, of strangers who are not heard: each may cost a hash. */
  unheardCodes: { times: 10, seconds: HOUR },
  strangersPerHour: { times: 30, seconds: HOUR },
  strangersPerDay: { times: 100, seconds: DAY },
  strangersInTurn: { times: 1, seconds: 30 },
  untoldTries: { times: 10, seconds: DAY },
  wrongFromNetwork: { times: 100, seconds: HOUR, alone: true },

  // Links and mails.
  invitation: { times: 20, seconds: TEN_MINUTES, onlyReads: true },
  manageLink: { times: 60, seconds: TEN_MINUTES, onlyReads: true },
  forgottenPassword: { times: 5, seconds: TEN_MINUTES },
  resetMail: { times: 3, seconds: HOUR },
  /** The window is the life of a link, so that one always works. */
  resetMailForStranger: { times: 2, seconds: RESET_MINUTES * MINUTE },
  /** Separate from password resets, so that asking for those uses none of these up. */
  emailChange: { times: 3, seconds: HOUR },
  mailServerTrial: { times: 5, seconds: TEN_MINUTES },

  // What visitors send.
  submission: { times: 30, seconds: TEN_MINUTES },
  submissionInNetwork: { times: 300, seconds: TEN_MINUTES, alone: true },
  everySubmission: { times: SUBMISSIONS_PER_HOUR.max, seconds: HOUR, alone: true },
  repeat: { times: 60, seconds: TEN_MINUTES, alone: true },
  refusedForm: { times: 5, seconds: TEN_MINUTES, alone: true },
  /** Corrections of a testimonial and requests for another day for an offer: staff read each one. */
  ownChange: { times: 5, seconds: HOUR },
  photos: { times: 150, seconds: TEN_MINUTES },
  /** Counted per picture, however many come in one call. */
  picture: { times: 150, seconds: TEN_MINUTES },
  review: { times: 60, seconds: MINUTE, inNetwork: 600, alone: true },

  // What programs ask for.
  /** Responses that are not cached; a whole office reading the site needs a fraction of this. */
  madeResponse: { times: 150, seconds: 30, inNetwork: 1500, alone: true },
  apiToken: { times: 300, seconds: MINUTE, alone: true },
  metricsToken: { times: 20, seconds: MINUTE, alone: true },
  bounce: { times: 600, seconds: MINUTE, alone: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
export type OwnLimit = { [Name in LimitName]: (typeof limits)[Name] extends { alone: true } ? Name : never }[LimitName];
export const limitNames = Object.keys(limits) as LimitName[];
export const limitOf = (name: LimitName): Limit => limits[name];

export interface Rule {
  name: string;
  times: number;
  seconds: number;
}
export const ruleOf = (name: LimitName): Rule => ({ name, times: limits[name].times, seconds: limits[name].seconds });

export const tooManyAttempts = (ms: number): Failure => {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000));
  return new Failure('rate_limited', attemptsRetrySentence(retryAfter), { retryAfter });
};
