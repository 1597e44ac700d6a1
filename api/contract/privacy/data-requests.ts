import * as z from 'zod/mini';
import { pageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { optionalEmail } from '../personal-data/email.ts';
import { personName } from '../personal-data/name.ts';
import { optionalText, text } from '../text/text.ts';
import { requestKindKeys, requestOutcomeKeys, requestWayKeys } from './data-request-words.ts';
import { recordRef } from './personal-records.ts';

const stepActions = [
  'opened',
  'acknowledged',
  'searched',
  'identity checked',
  'exported',
  'corrected',
  'erased',
  'extended',
  'answered by mail',
  'answered otherwise',
  'closed',
  'reopened',
  'assigned',
  'unassigned',
] as const;
export type StepAction = (typeof stepActions)[number];

/** `by` is an account's id in the store, a name in responses; records are named only by kind and id. */
const step = z.object({ at: timestamp, by: z.string(), action: z.enum(stepActions), records: z.array(recordRef) });
export type RequestStep = z.infer<typeof step>;

const fields = {
  id,
  /** Such as 2026-07, the seventh of its year. */
  number: z.string(),
  kind: z.enum(requestKindKeys),
  via: z.enum(requestWayKeys),
  /** Empty when the person was erased. */
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** A Dublin day. */
  receivedOn: z.string(),
  createdAt: timestamp,
  extension: z.nullable(z.object({ at: timestamp, reason: z.string() })),
  closedAt: z.nullable(timestamp),
  outcome: z.nullable(z.enum(requestOutcomeKeys)),
  assignedTo: z.optional(z.string()),
  assignedBy: z.optional(z.string()),
};

export const storedDataRequest = z.object({ ...fields, steps: z.array(step) });
export type StoredDataRequest = z.infer<typeof storedDataRequest>;

export const dataRequest = z.object({
  ...fields,
  dueOn: z.string(),
  assignedName: z.nullable(z.string()),
  identityChecked: z.boolean(),
  steps: z.array(step),
});
export type DataRequest = z.infer<typeof dataRequest>;

export const dataRequestQuery = z.object({
  ...pageQuery.shape,
  state: z._default(z.enum(['open', 'closed'], 'Please choose open or closed.'), 'open'),
});
export type DataRequestQuery = z.infer<typeof dataRequestQuery>;

/** Open ones by their deadline, closed ones latest first. */
export const dataRequests = z.object({
  requests: z.array(dataRequest),
  total: z.int(),
  counts: z.object({ open: z.int(), closed: z.int() }),
});
export type DataRequests = z.infer<typeof dataRequests>;

const REACH = 'Please give an email address, a phone number or a postal address, so that we can answer.';
const REQUEST_NAME_MAX = 100;
const REQUEST_ADDRESS_MAX = 300;

/** `acknowledge` mails a receipt if there is an address. */
export const newDataRequest = z
  .object({
    kind: z.enum(requestKindKeys, 'Please choose what is asked for'),
    via: z.enum(requestWayKeys, 'Please choose how it came'),
    name: personName('Please write who asks', REQUEST_NAME_MAX),
    email: optionalEmail,
    phone: optionalText(40),
    address: optionalText(REQUEST_ADDRESS_MAX),
    receivedOn: z.iso.date('Please write a date like 2026-11-21.'),
    acknowledge: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ email, phone, address }) => Boolean(email || phone || address), {
      message: REACH,
      path: ['email'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
export type NewDataRequest = z.infer<typeof newDataRequest>;

export const EXTENSION_REASON_MAX = 500;
export const RECEIPT_MAX = 5000;

export const requestChange = z.object({
  identityChecked: z.optional(z.literal(true)),
  extensionReason: z.optional(text('Please write why it takes longer', EXTENSION_REASON_MAX)),
  outcome: z.optional(z.enum(requestOutcomeKeys, 'Please choose how it ended')),
  reopen: z.optional(z.literal(true)),
  assignedTo: z.optional(z.nullable(id)),
  /** The person assigned when the caller chose; if given, it must still be so. */
  assignedBefore: z.optional(z.nullable(id)),
});
export type RequestChange = z.infer<typeof requestChange>;

export const receipt = z.object({
  text: text('Please write what the person is told', RECEIPT_MAX),
  byMail: z.boolean(),
});
