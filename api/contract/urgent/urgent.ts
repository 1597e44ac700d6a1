import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

const urgentKinds = ['testimonial', 'message', 'donation'] as const;
export type UrgentKind = (typeof urgentKinds)[number];

const byAccount = z.object({ at: timestamp, by: id });

export const urgency = z.object({
  since: timestamp,
  opened: z.optional(byAccount),
  settled: z.optional(byAccount),
  mailedAt: z.optional(timestamp),
  mails: z.optional(z.int()),
});
export type Urgency = z.infer<typeof urgency>;

const byName = z.object({ at: timestamp, by: z.string() });

export const staffUrgency = z.object({
  since: timestamp,
  opened: z.optional(byName),
  settled: z.optional(byName),
  mailedAt: z.optional(timestamp),
});
export type StaffUrgency = z.infer<typeof staffUrgency>;

export const urgentChange = z.object({ did: z.enum(['open', 'take', 'settle', 'reopen']) });
export type UrgentChange = z.infer<typeof urgentChange>;
