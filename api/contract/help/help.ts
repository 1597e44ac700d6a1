import * as z from 'zod/mini';
import type { Day } from '../dublin.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { manageToken } from '../manage-link/manage-token.ts';
import { optionalEmail } from '../personal-data/email.ts';
import { personName } from '../personal-data/name.ts';
import { helplines } from '../testimonials/helplines.ts';
import { optionalText, text } from '../text/text.ts';
import { help } from '../words/help.ts';
import { sentence } from '../words/message.ts';
import { answerTime } from './answer-time.ts';
import { helpServiceKeys } from './help-services.ts';

export const HELP_NAME_MAX = 100;
export const HELP_WORDS_MAX = 5000;
const PLACE_MAX = 100;
const HOSPITAL_MAX = 100;
const CHOICES_MESSAGE = 'Please choose each once';
export const HELP_SEND_FAILED = sentence(help.sendFailed);
export const HELP_LINK_UNKNOWN = sentence(help.linkUnknown);
const WORDS_MISSING = sentence(help.wordsMissing);

/** When somebody can be rung. */
export const ringTimes = {
  mornings: help.mornings,
  afternoons: help.afternoons,
  evenings: help.evenings,
  any: help.anyTime,
} as const;
export const ringTimeKeys = Object.keys(ringTimes) as (keyof typeof ringTimes)[];

/** How often a lift is needed. */
export const liftRepeats = { once: help.onlyThisDay, weekly: help.eachWeek, several: help.severalDays } as const;
export const liftRepeatKeys = Object.keys(liftRepeats) as (keyof typeof liftRepeats)[];

/** What a driver should know. */
export const travelNeeds = {
  wheelchair: help.wheelchair,
  companion: help.companion,
  steps: help.steps,
  arm: help.arm,
} as const;
export const travelNeedKeys = Object.keys(travelNeeds) as (keyof typeof travelNeeds)[];

/** Empty, or a day as `YYYY-MM-DD`. */
const day = z._default(z.union([z.literal(''), z.iso.date()], sentence(help.dayMissing)), '');
/** Empty, or a time as `HH:MM`. */
const time = z._default(z.string().check(z.regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, sentence(help.timeWrong))), '');
const helpService = z.enum(helpServiceKeys, sentence(help.serviceMissing));
const from = optionalText(PLACE_MAX);
const hospital = optionalText(HOSPITAL_MAX);

/** The three questions before anything is sent: what, where from and where to, and when. */
export const reachQuestion = z.object({ service: helpService, from, hospital, day, time });
export type ReachQuestion = z.infer<typeof reachQuestion>;

/** Who else can help there, as staff wrote it. */
export const otherHelper = z.object({
  name: text('Please write a name', 100),
  phone: optionalText(40),
  says: optionalText(300),
});

/**
 * How the first day stands to when somebody answers: `short` where it comes sooner after it than our drivers' notice, `none` where
 * it may come before it.
 */
const notices = ['enough', 'short', 'none'] as const;
export type Notice = (typeof notices)[number];

/** What is true of a request before it is sent. Nobody is refused: outside, we go when a driver is free. */
export const reach = z.object({
  /** The town that was found in what was typed; null where none was. */
  place: z.nullable(z.string()),
  /** What the distance is measured from, and how far it is, in whole miles; null where no town was found. */
  nearest: z.nullable(z.object({ name: z.string(), miles: z.int() })),
  /** `unknown` where no town was found. For what is not a lift `within` also where nobody has to drive. */
  within: z.enum(['yes', 'no', 'unknown']),
  /** How far our drivers go, in whole miles. */
  milesAtMost: z.int(),
  /** Whether our drivers go to this hospital. */
  hospitalKnown: z.boolean(),
  answer: z.nullable(answerTime),
  notice: z.enum(notices),
  others: z.array(otherHelper),
});
export type Reach = z.infer<typeof reach>;

const someOf = <Key extends string>(keys: readonly Key[]) =>
  z._default(z.array(z.enum(keys)).check(z.maxLength(keys.length, CHOICES_MESSAGE)), []);

/** What a request for help holds beside the message that it is. */
const wanted = {
  service: helpService,
  /** For whom, if not for whoever writes: their name, and who they are. */
  person: optionalText(HELP_NAME_MAX),
  from,
  hospital,
  day,
  time,
  repeats: z._default(z.union([z.literal(''), z.enum(liftRepeatKeys)]), ''),
  needs: someOf(travelNeedKeys),
  ringAt: someOf(ringTimeKeys),
};

const missing = <T>(field: string, message: string, isThere: (value: T) => boolean) =>
  z.refine<T>(isThere, {
    message,
    path: [field],
    // Said together with what is missing elsewhere.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

interface Asked {
  service: string;
  from: string;
  hospital: string;
  day: Day;
  email: string;
  phone: string;
  message: string;
}
const isNoLift = ({ service }: Asked) => service !== 'lift';

/** The body of `POST /help`. `website` is the honeypot: people never see it. */
export const helpSubmission = z
  .object({
    ...wanted,
    name: personName(sentence(help.nameMissing), HELP_NAME_MAX),
    email: optionalEmail,
    phone: optionalText(40),
    message: optionalText(HELP_WORDS_MAX),
    website: optionalText(200),
  })
  .check(
    missing<Asked>('phone', sentence(help.reachMissing), ({ email, phone }) => Boolean(email || phone)),
    missing<Asked>('from', sentence(help.fromMissing), (asked) => isNoLift(asked) || asked.from !== ''),
    missing<Asked>('hospital', sentence(help.hospitalMissing), (asked) => isNoLift(asked) || asked.hospital !== ''),
    missing<Asked>('day', sentence(help.dayMissing), (asked) => isNoLift(asked) || asked.day !== ''),
    missing<Asked>('message', WORDS_MISSING, ({ service, message }) => service !== 'other' || message !== ''),
  );
export type HelpSubmission = z.infer<typeof helpSubmission>;

/** The answer to a request. */
export const helpReceived = z.object({
  id,
  reference: z.string(),
  /** The private page of the request: who has it sees and changes the request. */
  manageUrl: z.string(),
  answer: z.nullable(answerTime),
  helplines,
});
export type HelpReceived = z.infer<typeof helpReceived>;

const helpOutcomes = ['arranged', 'closed'] as const;
export const HELP_NEWS_MAX = 1000;

/** What a stored message holds if it is a request for help; its words, name and contact are the message's own. */
export const storedHelp = z.object({
  ...wanted,
  /** What staff have done, and say of it to the person. */
  outcome: z.optional(z.object({ is: z.enum(helpOutcomes), says: z.string(), at: timestamp })),
  withdrawnAt: z.optional(timestamp),
  /** When staff last opened it again. */
  openedAt: z.optional(timestamp),
});
export type StoredHelp = z.infer<typeof storedHelp>;

/** What staff say became of a request, and for which day and time, as they saw them; null takes it back. */
export const helpOutcome = z.nullable(
  z.object({
    is: z.enum(helpOutcomes),
    says: optionalText(HELP_NEWS_MAX),
    day: z.optional(z.string()),
    time: z.optional(z.string()),
  }),
);

const helpStates = ['received', 'looking', 'answered', 'arranged', 'closed'] as const;
export type HelpState = (typeof helpStates)[number];

/** Where a request stands. */
export const helpState = (message: {
  state: 'open' | 'answered';
  assignedTo: string | null;
  help: Pick<StoredHelp, 'outcome' | 'withdrawnAt'>;
}): HelpState => {
  const { outcome, withdrawnAt } = message.help;
  if (withdrawnAt) return 'closed';
  if (outcome) return outcome.is;
  if (message.state === 'answered') return 'answered';
  return message.assignedTo ? 'looking' : 'received';
};

/** What staff have yet to do about a request that was called off once somebody had taken it on; null for any other. */
export const calledOffTask = (message: {
  state: 'open' | 'answered';
  assignedTo: string | null;
  help?: Pick<StoredHelp, 'outcome' | 'withdrawnAt' | 'service'> | undefined;
}): string | null => {
  const { outcome, withdrawnAt, service } = message.help ?? {};
  if (!withdrawnAt || message.state !== 'open' || (!outcome && !message.assignedTo)) return null;
  return service === 'lift' ? 'Called off: tell the driver' : 'Called off: tell whoever was to help';
};

const token = manageToken(HELP_LINK_UNKNOWN);
export const ownHelpRequest = z.object({ token });
/** More words to a request. */
export const ownHelpAddition = z.object({ token, message: text(WORDS_MISSING, HELP_WORDS_MAX) });
/** A change of what can still change. */
export const ownHelpChange = z.object({ token, day, time, phone: optionalText(40) });

/** A request as the person sees it behind the manage link: nothing that staff wrote among themselves. */
export const ownHelp = z.object({
  reference: z.string(),
  ...wanted,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
  state: z.enum(helpStates),
  /** What staff say became of it; empty where they say nothing. */
  says: z.string(),
  withdrawn: z.boolean(),
  /** What the person added, oldest first. */
  added: z.array(z.object({ at: timestamp, message: z.string() })),
  createdAt: timestamp,
  /** By when somebody answers; null once somebody has. */
  answer: z.nullable(answerTime),
  /** True where that is over, and nobody has answered. */
  late: z.boolean(),
  helplines,
});
export type OwnHelp = z.infer<typeof ownHelp>;
