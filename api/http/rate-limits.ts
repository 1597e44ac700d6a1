import { RESET_MINUTES } from '#contract/invitations.ts';
import { CLOCK_TOLERANCE_MS } from '../core/clock-tolerance.ts';
import { Failure } from '../core/failure.ts';
import { waitInWords } from '../core/wait-in-words.ts';

/** How often something may be done: `times` within `seconds`, counted for each key. */
export const rateLimits = {
  /** Wrong passwords for one account from one sender: an address, or a device of the account. */
  passwordPerSender: { times: 5, seconds: 60 },
  passwordPerAddress: { times: 20, seconds: 60 },
  /** Wrong codes for one account, from all unknown senders together: they know its password, and a code has six figures. */
  codePerAccount: { times: 30, seconds: 3600 },
  /** The same from one known device or one session. */
  codePerSender: { times: 30, seconds: 3600 },
  /** A ticket or the challenge of a passkey, which counts once: five minutes, and ten that a clock may have been set back. */
  spentTicket: { times: 1, seconds: 900 },
  submission: { times: 30, seconds: 600 },
  /** The photos of as many offers as may be made, sent one by one. */
  photos: { times: 150, seconds: 600 },
  /** What is sent again with its Idempotency-Key, and was counted before. */
  repeat: { times: 60, seconds: 600 },
  /** Pictures of visitors, however many a call brings. */
  picture: { times: 150, seconds: 600 },
  /** Tries of the link of an invitation. */
  invitation: { times: 20, seconds: 600 },
  /** Asking for a mail with a new password: by address, and the mails of one account, from its known devices and from others. */
  forgottenPassword: { times: 5, seconds: 600 },
  resetMail: { times: 3, seconds: 3600 },
  /** Within the life of a link, so that one always works. */
  resetMailForStranger: { times: 2, seconds: RESET_MINUTES * 60 },
  /** Changes of the address of one account: whoever asks for mails with a new password uses up none of them. */
  emailChange: { times: 3, seconds: 3600 },
  /** Calls with a manage link, and with the address of a calendar. */
  manageLink: { times: 60, seconds: 600 },
  /** Wrong tokens for the metrics. */
  metricsToken: { times: 20, seconds: 60 },
  /** Reports of mails that came back. */
  bounce: { times: 600, seconds: 60 },
  review: { times: 60, seconds: 60 },
  /** The same for all addresses of a /16 or a /48, as a review takes the processor for some milliseconds. */
  reviewInNetwork: { times: 600, seconds: 60 },
  /** Calls with one API token. */
  apiToken: { times: 300, seconds: 60 },
  /** Responses that are not in the cache: a whole office that reads the site needs a fraction of it. */
  madeResponse: { times: 150, seconds: 30 },
  /** The same for all addresses of a /16 or a /48. */
  madeResponseInNetwork: { times: 1500, seconds: 30 },
  /** Forms over their limit that are still shown again with what was typed. */
  refusedForm: { times: 5, seconds: 600 },
} as const;
/** Counted by each process alone, as they protect its processor or cost nothing: whoever only reads waits for no database. */
const own = [
  'metricsToken',
  'bounce',
  'review',
  'apiToken',
  'reviewInNetwork',
  'madeResponse',
  'madeResponseInNetwork',
  'refusedForm',
  'repeat',
] as const;
export const submissionsPerAddress = rateLimits.submission;
export type RateLimit = keyof typeof rateLimits;
export const rateLimitNames = Object.keys(rateLimits) as RateLimit[];
type OwnLimit = (typeof own)[number];
/** Counted by all processes together. */
export type SharedLimit = Exclude<RateLimit, OwnLimit>;
export const isShared = (limit: RateLimit): limit is SharedLimit => !own.some((one) => one === limit);
/** Limits that also hold for the network around an address, in total. */
export const networkLimits: { readonly [Limit in OwnLimit]?: OwnLimit } = { review: 'reviewInNetwork' };

/** Of each limit, so that a flood of keys of one makes no other forget. A key takes about 240 bytes. */
const KEYS_MAX = 50_000;

/** Counts attempts in sliding windows, in memory only: nothing about an address is ever written. */
export interface RateLimiter {
  /** @throws Failure `rate_limited` with the seconds to wait when the key has used up its times. */
  check(limit: RateLimit, key: string): void;
  /** Counts one attempt. */
  count(limit: RateLimit, key: string): void;
  /** Takes back the latest attempt, which turned out well. */
  giveBack(limit: RateLimit, key: string): void;
  /** Forgets the attempts of a key. */
  forget(limit: RateLimit, key: string): void;
  /** Forgets the attempts of every key that begins with a word and a space. */
  forgetAll(limit: RateLimit, word: string): void;
}

/** The refusal of one attempt too many, `ms` before the next is possible. */
export const tooManyAttempts = (ms: number): Failure => {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000));
  return new Failure('rate_limited', `Too many attempts. Please try again in ${waitInWords(retryAfter)}.`, {
    retryAfter,
  });
};

export const createRateLimiter = (now: () => Date): RateLimiter => {
  type Attempts = Record<RateLimit, Map<string, number[]>>;
  const attempts = Object.fromEntries(rateLimitNames.map((name) => [name, new Map()])) as Attempts;
  const windowStart = (limit: RateLimit) => now().getTime() - rateLimits[limit].seconds * 1000;
  const recent = (limit: RateLimit, key: string) => {
    const since = windowStart(limit);
    // What was counted before the clock was set back a little still counts: a ticket that was used stays used.
    const until = now().getTime() + CLOCK_TOLERANCE_MS;
    return (attempts[limit].get(key) ?? []).filter((at) => at > since && at <= until);
  };
  /** The keys that were counted longest ago come first. */
  const dropOldest = (limit: RateLimit) => {
    const since = windowStart(limit);
    const keys = attempts[limit];
    for (const [key, times] of keys) {
      if (keys.size <= KEYS_MAX && (times.at(-1) ?? 0) > since) return;
      keys.delete(key);
    }
  };
  return {
    check(limit, key) {
      const { times, seconds } = rateLimits[limit];
      const found = recent(limit, key);
      const first = found.at(-times);
      if (first === undefined) return;
      throw tooManyAttempts(first + seconds * 1000 - now().getTime());
    },
    count(limit, key) {
      // More than that many make no difference, and a sender who never stops would fill the memory.
      const found = [...recent(limit, key), now().getTime()].slice(-rateLimits[limit].times);
      attempts[limit].delete(key);
      attempts[limit].set(key, found);
      dropOldest(limit);
    },
    giveBack(limit, key) {
      attempts[limit].get(key)?.pop();
    },
    forget(limit, key) {
      attempts[limit].delete(key);
    },
    forgetAll(limit, word) {
      for (const key of attempts[limit].keys()) if (key.startsWith(`${word} `)) attempts[limit].delete(key);
    },
  };
};

/** The limiter of `RATE_LIMITS=off`, for load tests on a loopback address only. */
export const unlimited: RateLimiter = {
  check: () => {},
  count: () => {},
  giveBack: () => {},
  forget: () => {},
  forgetAll: () => {},
};
