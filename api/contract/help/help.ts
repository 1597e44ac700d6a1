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

export const ringTimes = {
  mornings: help.mornings,
  afternoons: help.afternoons,
  evenings: help.evenings,
  any: help.anyTime,
} as const;
export const ringTimeKeys = Object.keys(ringTimes) as (keyof typeof ringTimes)[];

export const liftRepeats = { once: help.onlyThisDay, weekly: help.eachWeek, several: help.severalDays } as const;
export const liftRepeatKeys = Object.keys(liftRepeats) as (keyof typeof liftRepeats)[];

export const travelNeeds = {
  wheelchair: help.wheelchair,
  companion: help.companion,
  steps: help.steps,
  arm: help.arm,
} as const;
export const travelNeedKeys = Object.keys(travelNeeds) as (keyof typeof travelNeeds)[];

/** Empty, or `YYYY-MM-DD`. */
const day = z._default(z.union([z.literal(''), z.iso.date()], sentence(help.dayMissing)), '');
/** Empty, or `HH:MM`. */
const time = z._default(z.string().check(z.regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, sentence(help.timeWrong))), '');
const helpService = z.enum(helpServiceKeys, sentence(help.serviceMissing));
const from = optionalText(PLACE_MAX);
const hospital = optionalText(HOSPITAL_MAX);

export const reachQuestion = z.object({ service: helpService, from, hospital, day, time });
export type ReachQuestion = z.infer<typeof reachQuestion>;

export const otherHelper = z.object({
  name: text('Please write a name', 100),
  phone: optionalText(40),
  says: optionalText(300),
});

/** `short` if the wanted day comes less than the drivers' notice after the reply, `none` if it may come before the reply. */
const notices = ['enough', 'short', 'none'] as const;
export type Notice = (typeof notices)[number];

/** Nobody is refused: outside the limits, we go when a driver is free. */
export const reach = z.object({
  place: z.nullable(z.string()),
  nearest: z.nullable(z.object({ name: z.string(), miles: z.int() })),
  /** `unknown` if no town was found; anything but a lift is also `within` if nobody has to drive. */
  within: z.enum(['yes', 'no', 'unknown']),
  milesAtMost: z.int(),
  hospitalKnown: z.boolean(),
  answer: z.nullable(answerTime),
  notice: z.enum(notices),
  others: z.array(otherHelper),
});
export type Reach = z.infer<typeof reach>;

const someOf = <Key extends string>(keys: readonly Key[]) =>
  z._default(z.array(z.enum(keys)).check(z.maxLength(keys.length, CHOICES_MESSAGE)), []);

const wanted = {
  service: helpService,
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

interface HelpInput {
  service: string;
  from: string;
  hospital: string;
  day: Day;
  email: string;
  phone: string;
  message: string;
}
const isNoLift = ({ service }: HelpInput) => service !== 'lift';

/** `website` is the honeypot: people never see it. */
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
    missing<HelpInput>('phone', sentence(help.reachMissing), ({ email, phone }) => Boolean(email || phone)),
    missing<HelpInput>('from', sentence(help.fromMissing), (input) => isNoLift(input) || input.from !== ''),
    missing<HelpInput>('hospital', sentence(help.hospitalMissing), (input) => isNoLift(input) || input.hospital !== ''),
    missing<HelpInput>('day', sentence(help.dayMissing), (input) => isNoLift(input) || input.day !== ''),
    missing<HelpInput>('message', WORDS_MISSING, ({ service, message }) => service !== 'other' || message !== ''),
  );
export type HelpSubmission = z.infer<typeof helpSubmission>;

export const helpReceived = z.object({
  id,
  reference: z.string(),
  /** Gives access: whoever has it sees and changes the request. */
  manageUrl: z.string(),
  answer: z.nullable(answerTime),
  helplines,
});
export type HelpReceived = z.infer<typeof helpReceived>;

const helpOutcomes = ['arranged', 'closed'] as const;
export const HELP_NEWS_MAX = 1000;

/** Name, contact and words are those of the message itself. */
export const storedHelp = z.object({
  ...wanted,
  outcome: z.optional(z.object({ is: z.enum(helpOutcomes), says: z.string(), at: timestamp })),
  withdrawnAt: z.optional(timestamp),
  openedAt: z.optional(timestamp),
});
export type StoredHelp = z.infer<typeof storedHelp>;

/** `day` and `time` are those that staff saw; null takes the outcome back. */
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
export const managedHelpRequest = z.object({ token });
export const managedHelpAddition = z.object({ token, message: text(WORDS_MISSING, HELP_WORDS_MAX) });
export const managedHelpChange = z.object({ token, day, time, phone: optionalText(40) });

/** Contains nothing that staff wrote among themselves. */
export const managedHelp = z.object({
  reference: z.string(),
  ...wanted,
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
  state: z.enum(helpStates),
  says: z.string(),
  withdrawn: z.boolean(),
  added: z.array(z.object({ at: timestamp, message: z.string() })),
  createdAt: timestamp,
  /** Null once somebody has answered. */
  answer: z.nullable(answerTime),
  /** True if the promised time is over and nobody has answered. */
  late: z.boolean(),
  helplines,
});
export type ManagedHelp = z.infer<typeof managedHelp>;
