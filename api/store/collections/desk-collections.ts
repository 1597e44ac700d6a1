import { storedAuditEntry } from '#contract/audit/audit.ts';
import { storedComment } from '#contract/comments/comments.ts';
import { storedLease } from '#contract/leases/stored-lease.ts';
import { dueDay } from '#contract/privacy/data-request-deadline.ts';
import { storedDataRequest } from '#contract/privacy/data-requests.ts';
import { storedView } from '#contract/saved-views/views.ts';
import { ALL, assigned, collection, ofPerson, oldestFirst } from '../index-definitions.ts';
import { personAndKey, unseenBy } from '../index-keys.ts';

export const deskCollections = {
  views: collection(storedView, {
    person: ofPerson,
    shared: { keys: (v) => (v.shared ? [ALL] : []), ...oldestFirst },
    every: { keys: () => [ALL], ...oldestFirst },
  }),
  comments: collection(storedComment, {
    subject: { keys: (c) => [c.subjectId], ...oldestFirst },
    unseen: { keys: unseenBy, ...oldestFirst },
    person: { keys: (c) => [c.by], ...oldestFirst },
    every: { keys: () => [ALL], ...oldestFirst },
  }),
  dataRequests: collection(storedDataRequest, {
    every: { keys: () => [ALL], ...oldestFirst },
    open: { keys: (r) => (r.closedAt ? [] : [ALL]), order: dueDay },
    closed: { keys: (r) => (r.closedAt ? [ALL] : []), order: (r) => r.closedAt ?? '', descending: true },
    assigned,
  }),
  leases: collection(storedLease, { expiry: { keys: () => [ALL], order: (lease) => lease.until } }),
  audit: collection(storedAuditEntry, {
    newest: { keys: () => [ALL], order: (entry) => entry.at, descending: true },
    repeat: { keys: (entry) => (entry.repeatKey ? [personAndKey(entry.repeatKey)] : []), order: (entry) => entry.at },
  }),
};
