import { attemptsSentence } from '#contract/calls/waits.ts';
import { RESET_MINUTES } from '#contract/people/invitations.ts';
import { SUBMISSIONS_PER_HOUR } from '#contract/review/review-rules.ts';
import { Failure } from '../core/failure.ts';

const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Limit {
  /** How often something may be done within so many seconds, counted for each key. */
  times: number;
  seconds: number;
  /** How often the addresses of a /16 or a /48 may do it together, where keys are addresses. */
  inNetwork?: number;
  /** Counted by each process alone, as it protects its processor or costs nothing: whoever only reads waits for no database. */
  alone?: true;
  /** What only reads goes on without the database, and is then counted by each process alone. */
  onlyReads?: true;
}

/** How often anything may be done by one sender, one network or with one account. */
export const limits = {
  // Signing in. A wrong password or code counts, a right one does not. Codes have limits of their own beside these: wrong-codes.ts.
  /** One account from one sender: an address, or a device or session of the account. */
  signInPerSender: { times: 5, seconds: MINUTE },
  signInPerAddress: { times: 20, seconds: MINUTE, inNetwork: 100 },
  /** The same in a day from a known device or a session; then it is a stranger's. */
  trustedPerDay: { times: 100, seconds: DAY },
  /** With a passkey or at Microsoft or Google, which nobody guesses: a network has no limit, so that nobody is kept out there. */
  signInWithoutPassword: { times: 20, seconds: MINUTE },
  /** Right or wrong codes of strangers who are not heard, each of which may cost a hash. */
  unheardCodes: { times: 10, seconds: HOUR },
  /** One account from all senders that are no known device of it. */
  strangersPerHour: { times: 30, seconds: HOUR },
  strangersPerDay: { times: 100, seconds: DAY },
  /** The same, where the account has no mail that could let its owner in: answered one at a time instead. */
  strangersInTurn: { times: 1, seconds: 30 },
  /** Wrong passwords of strangers of which the owner of an account is not told yet. */
  untoldTries: { times: 10, seconds: DAY },
  /** Wrong passwords of a network, by which the sign-in queue lets others go first. */
  wrongFromNetwork: { times: 100, seconds: HOUR, alone: true },

  // Links and mails.
  /** Tries of the link of an invitation. */
  invitation: { times: 20, seconds: TEN_MINUTES, onlyReads: true },
  /** Calls with a manage link, and with the address of a calendar. */
  manageLink: { times: 60, seconds: TEN_MINUTES, onlyReads: true },
  /** Asking for a mail with a new password: by address, and the mails of one account, from its known devices and from others. */
  forgottenPassword: { times: 5, seconds: TEN_MINUTES },
  resetMail: { times: 3, seconds: HOUR },
  /** Within the life of a link, so that one always works. */
  resetMailForStranger: { times: 2, seconds: RESET_MINUTES * MINUTE },
  /** Changes of the address of one account: whoever asks for mails with a new password uses up none of them. */
  emailChange: { times: 3, seconds: HOUR },
  /** Mails to oneself that try the mail server, by account. */
  mailServerTrial: { times: 5, seconds: TEN_MINUTES },

  // What visitors send.
  submission: { times: 30, seconds: TEN_MINUTES },
  /** The same for a /16 or a /48: more go to quarantine. */
  submissionInNetwork: { times: 300, seconds: TEN_MINUTES, alone: true },
  /** Everybody's, against the ceiling of the settings. */
  everySubmission: { times: SUBMISSIONS_PER_HOUR.max, seconds: HOUR, alone: true },
  /** What is sent again with its Idempotency-Key, and was counted before. */
  repeat: { times: 60, seconds: TEN_MINUTES, alone: true },
  /** Forms over their limit that are still shown again with what was typed. */
  refusedForm: { times: 5, seconds: TEN_MINUTES, alone: true },
  /** Corrections of one testimonial and wishes for another day of one offer: staff read each. */
  ownChange: { times: 5, seconds: HOUR },
  /** The photos of as many offers as may be made, sent one by one. */
  photos: { times: 150, seconds: TEN_MINUTES },
  /** Pictures of visitors, however many a call brings. */
  picture: { times: 150, seconds: TEN_MINUTES },
  /** A review takes the processor for some milliseconds, as does a look for the van. */
  review: { times: 60, seconds: MINUTE, inNetwork: 600, alone: true },

  // What programs ask for.
  /** Responses that are not in the cache: a whole office that reads the site needs a fraction of it. */
  madeResponse: { times: 150, seconds: 30, inNetwork: 1500, alone: true },
  /** Calls with one API token. */
  apiToken: { times: 300, seconds: MINUTE, alone: true },
  /** Wrong tokens for the metrics. */
  metricsToken: { times: 20, seconds: MINUTE, alone: true },
  /** Reports of mails that came back. */
  bounce: { times: 600, seconds: MINUTE, alone: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** Those that each process counts alone. */
export type OwnLimit = { [Name in LimitName]: (typeof limits)[Name] extends { alone: true } ? Name : never }[LimitName];
export const limitNames = Object.keys(limits) as LimitName[];
export const limitOf = (name: LimitName): Limit => limits[name];

/** What is counted under one name: so many times within a window. */
export interface Rule {
  name: string;
  times: number;
  seconds: number;
}
export const ruleOf = (name: LimitName): Rule => ({ name, times: limits[name].times, seconds: limits[name].seconds });

/** The refusal of one attempt too many, `ms` before the next is possible. */
export const tooManyAttempts = (ms: number): Failure => {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000));
  return new Failure('rate_limited', attemptsSentence(retryAfter), { retryAfter });
};
