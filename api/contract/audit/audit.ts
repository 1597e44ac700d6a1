import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { warning } from '../health/warnings.ts';
import { ownPictureUrl } from '../images/pictures.ts';
import { optionalChoice, optionalDay } from '../moderation/filters.ts';
import { freeText } from '../text/text.ts';

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
  'quarantine',
  'analytics',
  'audit',
  'mail',
  'token',
  'webhook',
  'run',
  'message',
] as const;

/** Actions that change nothing that staff work on: they are in the log, and not among the latest changes of the dashboard. */
export const accessActions: readonly string[] = ['signed in', 'sign-in failed', 'locked out', 'exported'];
export type AuditKind = (typeof auditKinds)[number];

/** Field names of a record and their short values. */
const auditFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditFields = z.infer<typeof auditFields>;

/** One change, sign-in or export by one person, with the changed fields. Contains no text of a submission, so that erasing the submission is enough. */
export const auditEntry = z.object({
  id,
  at: timestamp,
  actorId: z.nullable(id),
  actorName: z.string(),
  actorPictureUrl: ownPictureUrl,
  action: z.string(),
  subjectKind: z.enum(auditKinds),
  subjectId: z.string(),
  detail: z.string(),
  /** What the subject is called now; null or omitted for what is gone or has no name. */
  subjectName: z.optional(z.nullable(z.string())),
  before: z.optional(auditFields),
  after: z.optional(auditFields),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const { subjectName, actorPictureUrl, ...storedFields } = auditEntry.shape;

/**
 * The stored form of an entry; `actorName` is set only for actors without an account, `repeatKey` identifies a request that
 * is sent again with the same Idempotency-Key.
 */
export const storedAuditEntry = z.object({
  ...storedFields,
  actorName: z.optional(z.string()),
  repeatKey: z.optional(z.string()),
});
export type StoredAuditEntry = z.infer<typeof storedAuditEntry>;

export const auditEntries = z.object({
  entries: z.array(auditEntry),
  total: z.int(),
  /** Every action in the log, for the filter. */
  actions: z.array(z.string()),
});
export type AuditEntries = z.infer<typeof auditEntries>;

/** Search text, filters, and days in Ireland, both inclusive. Empty means all. */
export const auditFilter = z.object({
  q: z._default(freeText(200), ''),
  action: z._default(freeText(60), ''),
  subjectKind: optionalChoice(auditKinds, 'There is no such kind of subject.'),
  from: optionalDay,
  to: optionalDay,
});
export type AuditFilter = z.infer<typeof auditFilter>;
export const auditQuery = z.object({ ...sortedPageQuery.shape, ...auditFilter.shape });
export type AuditQuery = z.infer<typeof auditQuery>;

/** What the server does not take for want of space, and the figures of its disk; `freeMb` is null where they are not known. */
const storageState = z.object({
  refused: z.enum(['nothing', 'uploads', 'growth']),
  backupSkipped: z.boolean(),
  /** True when so many pictures wait for a decision that no more are taken. */
  picturesFull: z.boolean(),
  freeMb: z.nullable(z.int()),
  reserveMb: z.int(),
});
export type StorageState = z.infer<typeof storageState>;

/** The numbers on the dashboard and in the sidebar. */
export const dashboard = z.object({
  pendingDonations: z.int(),
  pendingTestimonials: z.int(),
  donations: z.int(),
  testimonials: z.int(),
  approvedTestimonials: z.int(),
  blogs: z.int(),
  draftBlogs: z.int(),
  /** Submissions in quarantine; in no other number. */
  quarantined: z.int(),
  /** Messages that wait for an answer. */
  openMessages: z.int(),
  /** Mails that could not be delivered; 0 for volunteers. */
  failedMails: z.int(),
  /** Offers since the first day of this month in Ireland. */
  donationsThisMonth: z.int(),
  recent: z.array(auditEntry),
  /** Empty for volunteers. */
  warnings: z.array(warning),
  storage: storageState,
});
export type Dashboard = z.infer<typeof dashboard>;
