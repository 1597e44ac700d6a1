import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';

/** The release line of Node that is recommended; the oldest that works stands in `engines` of package.json. */
export const RECOMMENDED_NODE = 24;

/** From this share of its memory on the server wants a look. */
export const HEAP_SHARE_MAX = 0.8;

/** `look` wants somebody's attention this week, `broken` now. */
const state = z.enum(['good', 'look', 'broken']);
export type HealthState = z.infer<typeof state>;

const count = z.int();
const time = z.nullable(timestamp);

/** Something that was logged as a warning or an error. Contains no personal data, and no address that was called. */
const healthError = z.object({
  event: z.string(),
  level: z.enum(['warn', 'error']),
  pattern: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  code: z.nullable(z.string()),
  where: z.nullable(z.string()),
  count,
  firstAt: timestamp,
  lastAt: timestamp,
});

/** How the server is, for administrators. What is not known is null. */
export const healthReport = z.object({
  at: timestamp,
  backups: z.object({
    state,
    count,
    newestAt: time,
    newestBytes: z.nullable(count),
    oldestAt: time,
    /** True when the latest one was left out for want of space. */
    isSkipped: z.boolean(),
  }),
  disk: z.object({
    state,
    refused: z.enum(['nothing', 'uploads', 'growth']),
    freeMb: z.nullable(count),
    totalMb: z.nullable(count),
    reserveMb: count,
  }),
  mail: z.object({
    state,
    /** False where mails are kept as files. */
    hasServer: z.boolean(),
    /** Mails that wait to be sent, and that were given up, of all processes. */
    waiting: count,
    givenUp: count,
    /** Mails that a mail server took, that were written to files, and tries that failed, by this process since its start. */
    sent: count,
    written: count,
    failed: count,
    lastSentAt: time,
    lastFailedAt: time,
    lastFailure: z.nullable(z.object({ code: z.string(), reply: z.nullable(count) })),
    /** Since when the mailbox cannot be read that answers come to; null where it can, or none is read. */
    mailboxFailingSince: time,
  }),
  store: z.object({
    state,
    canWrite: z.boolean(),
    records: z.record(z.string(), count),
    secondsSinceWrite: z.nullable(z.number()),
    failedWrites: count,
    waiting: count,
    journalBytes: z.nullable(count),
    kind: z.enum(['files', 'database']),
    /** The version of the format of the records. */
    format: count,
  }),
  pictures: z.object({ state, running: count, waiting: count }),
  portal: z.object({
    state,
    version: z.string(),
    node: z.string(),
    /** The last day of security updates for this version of Node, once it is over. */
    nodeUnsupportedSince: z.nullable(z.iso.date()),
    startedAt: timestamp,
    memoryMb: count,
    /** Of the memory that JavaScript may use, 0 to 1. */
    heapShare: z.number(),
  }),
  /** The latest hundred that differ, the latest first. */
  errors: z.array(healthError),
});
export type HealthReport = z.infer<typeof healthReport>;

/** The answer of `/ready`. */
export const readyAnswer = z.object({ status: z.literal('ready') });
