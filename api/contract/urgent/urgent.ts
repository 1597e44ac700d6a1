import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** What somebody in danger may write through. */
const urgentKinds = ['testimonial', 'message', 'donation'] as const;
export type UrgentKind = (typeof urgentKinds)[number];

const byAccount = z.object({ at: timestamp, by: id });

/** What became of words that say that somebody is in danger. It is part of the record that they stand in. */
export const urgency = z.object({
  since: timestamp,
  /** Who of the staff had it on the screen first. */
  opened: z.optional(byAccount),
  /** Who said that somebody has looked after it. */
  settled: z.optional(byAccount),
  /** When the people on duty were last mailed, and how often. */
  mailedAt: z.optional(timestamp),
  mails: z.optional(z.int()),
});
export type Urgency = z.infer<typeof urgency>;

const byName = z.object({ at: timestamp, by: z.string() });

/** The same as staff see it, with names in the place of accounts. */
export const staffUrgency = z.object({
  since: timestamp,
  opened: z.optional(byName),
  settled: z.optional(byName),
  mailedAt: z.optional(timestamp),
});
export type StaffUrgency = z.infer<typeof staffUrgency>;

/** What somebody does about it: opens it, takes it over, says that it is looked after, or that it is not after all. */
export const urgentChange = z.object({ did: z.enum(['open', 'take', 'settle', 'reopen']) });
export type UrgentChange = z.infer<typeof urgentChange>;
