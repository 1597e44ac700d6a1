import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { warning } from '../health/warnings.ts';
import { ownPictureUrl } from '../images/pictures.ts';
import { optionalChoice, optionalDay } from '../moderation/filters.ts';
import { freeText } from '../text/text.ts';

const onSubmissions = [
  'approved',
  'rejected',
  'decision undone',
  'decision taken back',
  'taken over',
  'looked after',
  'reopened',
  'assigned',
  'unassigned',
  'corrected',
  'withdrawn',
  'deleted',
  'exported',
  'written to',
  'written to with a new link',
  'letter taken back',
] as const;
const onPages = ['created', 'changed', 'picture changed', 'deleted'] as const;

export const auditActions = {
  testimonial: [
    ...onSubmissions,
    'notes changed',
    'helplines shown',
    'helplines removed',
    'taken down',
    'redacted',
    'redaction removed',
  ],
  donation: [
    ...onSubmissions,
    'pending',
    'collected',
    'days offered',
    'day agreed',
    'days taken back',
    'day chosen',
    'asked for another day',
    'area chosen',
    'shop chosen',
  ],
  text: ['created', 'changed', 'deleted'],
  image: onPages,
  media: onPages,
  person: [
    'created',
    'changed',
    'role changed',
    'picture changed',
    'picture removed',
    'email address changed',
    'password changed',
    'password reset',
    'password chosen by link',
    'invited',
    'invited again',
    'invitation accepted',
    'disabled',
    'enabled',
    'unlocked',
    'access ended',
    'sessions ended',
    'sign-in method added',
    'sign-in method removed',
    'sign-in methods reset',
    'recovery codes made',
    'passkey renamed',
    'passkey blocked',
    'browser made known',
    'signed in',
    'sign-in failed',
    'locked out',
  ],
  settings: ['changed', 'deleted', 'sent', 'taken back'],
  post: [
    'created',
    'changed',
    'cover changed',
    'cover removed',
    'published',
    'scheduled',
    'unpublished',
    'restored',
    'version deleted',
    'deleted',
  ],
  privacy: [
    'erased',
    'exported',
    'deleted by age',
    'retention changed',
    'request opened',
    'request acknowledged',
    'request searched',
    'request identity checked',
    'request corrected',
    'request extended',
    'request answered by mail',
    'request answered otherwise',
    'request closed',
    'request reopened',
    'request assigned',
    'request unassigned',
  ],
  quarantine: ['released from quarantine', 'deleted from quarantine'],
  analytics: ['exported'],
  audit: ['exported'],
  mail: ['mail tried again', 'address mailed again', 'mail stopped'],
  token: ['created', 'revoked'],
  webhook: ['created', 'changed', 'given a new secret', 'deleted'],
  run: [
    'created',
    'changed',
    'stops changed',
    'collected',
    'not-there',
    'refused',
    'photo added',
    'done',
    'cancelled',
    'deleted',
    'exported',
    'calendar address made',
    'calendar address revoked',
  ],
  message: [
    'answered',
    'assigned',
    'released',
    'marked as spam',
    'arranged',
    'closed',
    'outcome taken back',
    'added to',
    'changed by its writer',
    'withdrawn',
    'noted',
    'reopened',
    'taken over',
    'looked after',
    'made an offer',
    'written to',
    'written to with a new link',
    'letter taken back',
    'deleted',
    'exported',
  ],
} as const satisfies Record<string, readonly string[]>;
export type AuditKind = keyof typeof auditActions;
export const auditKinds = Object.keys(auditActions) as AuditKind[];
export type AuditAction<Kind extends AuditKind = AuditKind> = (typeof auditActions)[Kind][number];

export const accessActions: readonly string[] = ['signed in', 'sign-in failed', 'locked out', 'exported'];

const auditFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditFields = z.infer<typeof auditFields>;

/** Contains no text of a submission, so that erasing the submission is enough. */
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
  /** Current name; null or omitted if the subject is gone or has none. */
  subjectName: z.optional(z.nullable(z.string())),
  before: z.optional(auditFields),
  after: z.optional(auditFields),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const { subjectName, actorPictureUrl, ...storedFields } = auditEntry.shape;

/** `actorName` is set only for actors without an account; `repeatKey` identifies a request repeated with its idempotency key. */
export const storedAuditEntry = z.object({
  ...storedFields,
  actorName: z.optional(z.string()),
  repeatKey: z.optional(z.string()),
});
export type StoredAuditEntry = z.infer<typeof storedAuditEntry>;

export const auditEntries = z.object({
  entries: z.array(auditEntry),
  total: z.int(),
  actions: z.array(z.string()),
});
export type AuditEntries = z.infer<typeof auditEntries>;

/** Dublin days, both inclusive; empty means all. */
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

/** `freeMb` is null if unknown. */
const storageState = z.object({
  refused: z.enum(['nothing', 'uploads', 'growth']),
  backupSkipped: z.boolean(),
  /** True if so many pictures wait for a decision that no more are accepted. */
  picturesFull: z.boolean(),
  freeMb: z.nullable(z.int()),
  reserveMb: z.int(),
});
export type StorageState = z.infer<typeof storageState>;

export const dashboard = z.object({
  pendingDonations: z.int(),
  pendingTestimonials: z.int(),
  donations: z.int(),
  testimonials: z.int(),
  approvedTestimonials: z.int(),
  blogs: z.int(),
  draftBlogs: z.int(),
  /** Submissions in quarantine, which no other number includes. */
  quarantined: z.int(),
  openMessages: z.int(),
  /** Undelivered mails; 0 for volunteers. */
  failedMails: z.int(),
  /** Offers since the first day of this month, Dublin time. */
  donationsThisMonth: z.int(),
  recent: z.array(auditEntry),
  /** Empty for volunteers. */
  warnings: z.array(warning),
  storage: storageState,
});
export type Dashboard = z.infer<typeof dashboard>;
