import type { StoredLease } from '#contract/leases/stored-lease.ts';
import { LEASE_MS, type LiveChange, type LiveKind } from '#contract/live/live.ts';
import type { CollectionName } from '../store/collections.ts';
import { isQuarantined } from '../store/quarantinable.ts';
import type { Change } from '../store/store.ts';

const kinds: { readonly [Name in CollectionName]?: LiveKind } = {
  testimonials: 'testimonial',
  donations: 'donation',
  posts: 'blog',
  settings: 'settings',
  textContainers: 'text',
  imageContainers: 'image',
  media: 'media',
  people: 'person',
  mails: 'mail',
  runs: 'run',
  messages: 'message',
  comments: 'comment',
  dataRequests: 'data-request',
};

export const touchesQuarantine = ({ before, after }: Change): boolean => isQuarantined(before) || isQuarantined(after);

/** Renewals of a lease are not sent. A lease that ended in between moves on by more. */
const isRenewed = (before: StoredLease | undefined, after: StoredLease): boolean =>
  before?.personId === after.personId && Date.parse(after.until) - Date.parse(before.until) <= LEASE_MS;

const leased: Record<StoredLease['kind'], LiveKind> = {
  testimonial: 'testimonial',
  donation: 'donation',
  post: 'blog',
};

const leaseChange = (before: StoredLease | undefined, after: StoredLease | undefined): LiveChange | null => {
  if (!after) return before ? { kind: leased[before.kind], id: before.subjectId, change: 'released' } : null;
  return isRenewed(before, after) ? null : { kind: leased[after.kind], id: after.subjectId, change: 'held' };
};

/**
 * A change as sent to screens, without content; null if it is not sent. Changes in quarantine are not; a released record is
 * sent as created.
 */
export const toLive = ({ collection, id, ...change }: Change): LiveChange | null => {
  if (collection === 'leases')
    return leaseChange(change.before as StoredLease | undefined, change.after as StoredLease | undefined);
  const kind = kinds[collection];
  const before = isQuarantined(change.before) ? undefined : change.before;
  const after = isQuarantined(change.after) ? undefined : change.after;
  if (!kind || (before === undefined && after === undefined)) return null;
  return { kind, id, change: after === undefined ? 'removed' : before === undefined ? 'created' : 'changed' };
};
