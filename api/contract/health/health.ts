import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';

export const RECOMMENDED_NODE = 24;

/** Share of memory in use, 0 to 1, from which the server needs a look. */
export const HEAP_SHARE_MAX = 0.8;

/** `look` needs somebody's attention this week, `broken` now. */
const state = z.enum(['good', 'look', 'broken']);
export type HealthState = z.infer<typeof state>;

const count = z.int();
const time = z.nullable(timestamp);

/** Contains no personal data, and no address that was called. */
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

export const healthReport = z.object({
  at: timestamp,
  backups: z.object({
    state,
    count,
    newestAt: time,
    newestBytes: z.nullable(count),
    oldestAt: time,
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
    hasServer: z.boolean(),
    /** Mails of all processes. */
    waiting: count,
    givenUp: count,
    /** Mails of this process since its start. */
    sent: count,
    written: count,
    failed: count,
    lastSentAt: time,
    lastFailedAt: time,
    lastFailure: z.nullable(z.object({ code: z.string(), reply: z.nullable(count) })),
    /** Null if the mailbox for replies can be read, or none is read. */
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
    format: count,
  }),
  pictures: z.object({ state, running: count, waiting: count }),
  portal: z.object({
    state,
    version: z.string(),
    node: z.string(),
    nodeUnsupportedSince: z.nullable(z.iso.date()),
    startedAt: timestamp,
    memoryMb: count,
    /** Share of the memory that JavaScript may use, 0 to 1. */
    heapShare: z.number(),
  }),
  errors: z.array(healthError),
});
export type HealthReport = z.infer<typeof healthReport>;

export const readyAnswer = z.object({ status: z.literal('ready') });
