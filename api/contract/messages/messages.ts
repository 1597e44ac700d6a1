import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { sentKeys } from '../calls/sent-once.ts';
import { COMMENT_MAX } from '../comments/comments.ts';
import { id, linkVersion, timestamp } from '../fields/record-fields.ts';
import { helpOutcome, storedHelp } from '../help/help.ts';
import { language } from '../languages/in-language.ts';
import { letterFields } from '../letters/letters.ts';
import { optionalChoice } from '../moderation/filters.ts';
import { optionalEmail } from '../personal-data/email.ts';
import { personName } from '../personal-data/name.ts';
import { quarantineFields } from '../quarantine/likeness.ts';
import { helplines } from '../testimonials/helplines.ts';
import { freeText, optionalText, text } from '../text/text.ts';
import { staffUrgency, urgency } from '../urgent/urgent.ts';
import { contact } from '../words/contact.ts';
import { help } from '../words/help.ts';
import { sentence } from '../words/message.ts';
import { messageTopicKeys } from './message-topics.ts';

export const MESSAGE_MAX = 5000;
export const MESSAGE_NAME_MAX = 100;
const TOPIC_MISSING = sentence(contact.topicMissing);
const NAME_MISSING = sentence(help.nameMissing);
const WORDS_MISSING = sentence(help.wordsMissing);
const REACH_MISSING = sentence(help.reachMissing);
export const MESSAGE_SEND_FAILED = sentence(contact.sendFailed);

/** `website` is the honeypot: people never see it. */
export const messageSubmission = z
  .object({
    about: z.enum(messageTopicKeys, TOPIC_MISSING),
    name: personName(NAME_MISSING, MESSAGE_NAME_MAX),
    email: optionalEmail,
    phone: optionalText(40),
    message: text(WORDS_MISSING, MESSAGE_MAX),
    website: optionalText(200),
  })
  .check(
    z.refine(({ email, phone }) => Boolean(email || phone), {
      message: REACH_MISSING,
      path: ['phone'],
      // Said together with what is missing elsewhere.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
export type MessageSubmission = z.infer<typeof messageSubmission>;

export const messageReceived = z.object({
  id,
  reference: z.string(),
  helplines,
});
export type MessageReceived = z.infer<typeof messageReceived>;

const messageStates = ['open', 'answered'] as const;

export const storedMessage = z.object({
  id,
  reference: z.string(),
  about: z.enum(messageTopicKeys),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
  createdAt: timestamp,
  urgent: z.boolean(),
  urgency: z.optional(urgency),
  held: z.boolean(),
  state: z.enum(messageStates),
  answeredAt: z.nullable(timestamp),
  assignedTo: z.nullable(id),
  assignedBy: z.optional(id),
  letters: letterFields.letters,
  /** Only until format 5, which turned them into comments. */
  notes: z.optional(z.array(z.object({ at: timestamp, by: z.string(), text: z.string() }))),
  help: z.optional(storedHelp),
  language,
  linkVersion: z.optional(linkVersion),
  sentKeys,
  ...quarantineFields,
});
export type StoredMessage = z.infer<typeof storedMessage>;

export const staffMessage = z.object({
  ...z.omit(storedMessage, {
    quarantinedAt: true,
    quarantineReason: true,
    sentKeys: true,
    notes: true,
    linkVersion: true,
  }).shape,
  assignedName: z.nullable(z.string()),
  urgency: z.optional(staffUrgency),
  commentCount: z.int(),
  /** Held back as spam, or in a flood, of which nobody was notified. */
  heldBack: z.boolean(),
});
export type StaffMessage = z.infer<typeof staffMessage>;

export const alikeMessages = z.object({
  alike: z.array(z.object({ by: z.enum(['words', 'sender']), message: staffMessage })),
});
export type AlikeMessages = z.infer<typeof alikeMessages>;

export const messageViews = ['open', 'mine', 'answered', 'held-back'] as const;
export type MessageView = (typeof messageViews)[number];

export const messageFilter = z.object({
  view: z._default(z.enum(messageViews, 'There is no such list.'), 'open'),
  about: optionalChoice(messageTopicKeys, TOPIC_MISSING),
});
export type MessageFilter = z.infer<typeof messageFilter>;

export const messageQuery = z.object({ ...sortedPageQuery.shape, ...messageFilter.shape });
export type MessageQuery = z.infer<typeof messageQuery>;

export const staffMessages = z.object({
  messages: z.array(staffMessage),
  total: z.int(),
  counts: z.object({ open: z.int(), mine: z.int(), answered: z.int(), heldBack: z.int() }),
});
export type StaffMessages = z.infer<typeof staffMessages>;

export const messageChange = z.object({
  state: z.optional(z.enum(messageStates)),
  assignedTo: z.optional(z.nullable(z.string())),
  spam: z.optional(z.literal(true)),
  /** Sent by earlier versions of the portal, perhaps late after being offline; becomes a comment. */
  note: z.optional(freeText(COMMENT_MAX)),
  release: z.optional(z.literal(true)),
  /** Null takes the outcome back. */
  help: z.optional(helpOutcome),
});
export type MessageChange = z.infer<typeof messageChange>;

type Changing = Pick<StoredMessage, 'state' | 'answeredAt' | 'assignedTo' | 'help'>;

/**
 * Taking an outcome back opens the message unless it was answered before. What was arranged for a request that is called off
 * stays, as somebody has to be told.
 */
const withOutcome = (
  { help: before, state: stateBefore }: Changing,
  { help, state }: MessageChange,
  at: string,
): Partial<Changing> => {
  if (!before || (help === undefined && state !== 'open')) return {};
  const { outcome, ...wanted } = before;
  if (help) {
    const { is, says } = help;
    return { help: { ...wanted, outcome: { is, says, at } }, state: 'answered', answeredAt: at };
  }
  if (state === 'answered') return { help: wanted };
  const opened = { ...wanted, ...(stateBefore === 'answered' && { openedAt: at }) };
  if (help === undefined && wanted.withdrawnAt) return { help: { ...opened, ...(outcome && { outcome }) } };
  return { help: opened, ...(help === null && { state: 'open', answeredAt: null }) };
};

export const changedMessage = <Message extends Changing>(
  before: Message,
  change: MessageChange,
  at: string,
): Message => ({
  ...before,
  ...(change.state &&
    change.state !== before.state && {
      state: change.state,
      answeredAt: change.state === 'answered' ? at : null,
    }),
  ...(change.assignedTo !== undefined && { assignedTo: change.assignedTo }),
  ...withOutcome(before, change, at),
});
