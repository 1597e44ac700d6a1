import * as z from 'zod/mini';
import { optionalChoice, optionalDay } from './filters.ts';
import { pageQuery } from './paging.ts';
import { id, timestamp } from './record-fields.ts';
import { freeText } from './text.ts';

export const auditKinds = [
  'testimonial',
  'donation',
  'text',
  'image',
  'media',
  'person',
  'settings',
  'post',
  'privacy',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Plain fields of a subject: names to short values. */
export const auditFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditFields = z.infer<typeof auditFields>;

/** One change by one person: what was done to what, and the changed fields. Holds no text of a submission, so that erasure reaches everything. */
export const auditEntry = z.object({
  id,
  at: timestamp,
  actorId: z.nullable(id),
  actorName: z.string(),
  action: z.string(),
  subjectKind: z.enum(auditKinds),
  subjectId: z.string(),
  detail: z.string(),
  before: z.optional(auditFields),
  after: z.optional(auditFields),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/**
 * An entry as it is kept; `actorName` is there only for what has no account, `repeatKey` recognises a call that is sent again
 * with the same Idempotency-Key.
 */
export const storedAuditEntry = z.object({
  ...auditEntry.shape,
  actorName: z.optional(z.string()),
  repeatKey: z.optional(z.string()),
});
export type StoredAuditEntry = z.infer<typeof storedAuditEntry>;

export const auditEntries = z.object({
  entries: z.array(auditEntry),
  total: z.int(),
  /** Every action that the log knows, for the filter. */
  actions: z.array(z.string()),
});
export type AuditEntries = z.infer<typeof auditEntries>;

/** Which entries: a search over all they say, filters, and days in Ireland, both included. Empty means all. */
export const auditFilter = z.object({
  q: z._default(freeText(200), ''),
  action: z._default(freeText(60), ''),
  subjectKind: optionalChoice(auditKinds, 'There is no such kind of subject.'),
  from: optionalDay,
  to: optionalDay,
});
export type AuditFilter = z.infer<typeof auditFilter>;
export const auditQuery = z.object({ ...pageQuery.shape, ...auditFilter.shape });
export type AuditQuery = z.infer<typeof auditQuery>;

/** Something that waits for a decision. `label` is what staff call it: the reference, or the person's name. */
export const waitingItem = z.object({
  kind: z.enum(['testimonial', 'donation']),
  id,
  label: z.string(),
  createdAt: timestamp,
});
export type WaitingItem = z.infer<typeof waitingItem>;

/** What waits and what there is; the numbers on the dashboard and in the sidebar. */
export const dashboard = z.object({
  pendingDonations: z.int(),
  pendingTestimonials: z.int(),
  donations: z.int(),
  testimonials: z.int(),
  approvedTestimonials: z.int(),
  blogs: z.int(),
  draftBlogs: z.int(),
  /** Offers since the first day of this month in Ireland. */
  donationsThisMonth: z.int(),
  /** What waits longest, oldest first. */
  waiting: z.array(waitingItem),
  recent: z.array(auditEntry),
});
export type Dashboard = z.infer<typeof dashboard>;
