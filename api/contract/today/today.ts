import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { staffUrgency } from '../urgent/urgent.ts';

/** What an entry is about: one thing, or how many of a kind. */
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

/** A person in danger: what they wrote, how to reach them, and who knows. */
const danger = z.object({
  words: z.string(),
  /** That of the words; omitted for English. */
  language,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  ...staffUrgency.shape,
  /** Who looks after it; null for nobody. */
  takenBy: z.nullable(z.string()),
  /** True where that is whoever asks. */
  isMine: z.boolean(),
  /** The first of those on duty now; null where nobody is. */
  onDuty: z.nullable(z.string()),
});
export type Danger = z.infer<typeof danger>;

/** Something that waits. `title` says what, `detail` the first of its words, `since` for how long; null where it has a day of its own. */
const todayEntry = z.object({
  kind: z.enum(todayKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  since: z.nullable(timestamp),
  urgent: z.boolean(),
  /** Where the portal shows it. */
  url: z.string(),
  /** How many things it stands for. */
  count: z.int(),
  danger: z.optional(danger),
});
export type TodayEntry = z.infer<typeof todayEntry>;

/** What waits for the person who asks, the most urgent first and of each kind the oldest, and their next run after today. */
export const today = z.object({
  entries: z.array(todayEntry),
  /** How many things wait, those that stand in one entry each counted. */
  total: z.int(),
  nextRun: z.nullable(z.object({ id, van: z.string(), date: z.string(), from: z.string(), stops: z.int() })),
});
export type Today = z.infer<typeof today>;
