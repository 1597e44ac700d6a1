import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { staffUrgency } from '../urgent/urgent.ts';

const todayKinds = [
  'testimonial',
  'message',
  'donation',
  'run',
  'day-asked',
  'answer',
  'data-requests',
  'messages',
  'donations',
  'testimonials',
  'quarantine',
  'mail',
  'mails',
  'draft',
  'mention',
  'assigned',
] as const;
export type TodayKind = (typeof todayKinds)[number];

const danger = z.object({
  words: z.string(),
  language,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  ...staffUrgency.shape,
  takenBy: z.nullable(z.string()),
  isMine: z.boolean(),
  onDuty: z.nullable(z.string()),
});
export type Danger = z.infer<typeof danger>;

/** `since` is null for an entry that has a day of its own. */
const todayEntry = z.object({
  kind: z.enum(todayKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  since: z.nullable(timestamp),
  urgent: z.boolean(),
  url: z.string(),
  count: z.int(),
  danger: z.optional(danger),
});
export type TodayEntry = z.infer<typeof todayEntry>;

/** The most urgent first, and of each kind the oldest. */
export const today = z.object({
  entries: z.array(todayEntry),
  /** Counts each thing that an entry stands for. */
  total: z.int(),
  nextRun: z.nullable(z.object({ id, van: z.string(), date: z.string(), from: z.string(), stops: z.int() })),
});
export type Today = z.infer<typeof today>;
