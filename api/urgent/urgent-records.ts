import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { emergencyFirst, type Helpline } from '#contract/testimonials/helplines.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { StaffUrgency, Urgency } from '#contract/urgent/urgent.ts';
import { type Authors, authorName } from '../identity/author-name.ts';
import { helplinesOf } from '../settings/helplines.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft, View } from '../store/store.ts';

export type UrgentRecord =
  | { kind: 'testimonial'; record: StoredTestimonial }
  | { kind: 'message'; record: StoredMessage }
  | { kind: 'donation'; record: StoredDonation };

type Tables = Pick<View, 'testimonials' | 'messages' | 'donations'> | Draft;

const recordOf = (tables: Tables, kind: string, id: string): UrgentRecord | undefined => {
  if (kind === 'testimonial') {
    const record = tables.testimonials.get(id);
    return record && { kind, record };
  }
  if (kind === 'message') {
    const record = tables.messages.get(id);
    return record && { kind, record };
  }
  const record = kind === 'donation' ? tables.donations.get(id) : undefined;
  return record && { kind: 'donation', record };
};

const isUrgentRecord = ({ kind, record }: UrgentRecord): boolean =>
  kind === 'testimonial' ? record.review.urgent : kind === 'message' ? record.urgent : record.urgency !== undefined;

/** Finds one that was looked after, too; undefined for an unknown kind, or a record in which nothing urgent stands. */
export const urgentRecord = (tables: Tables, kind: string, id: string): UrgentRecord | undefined => {
  const found = recordOf(tables, kind, id);
  return found && isUrgentRecord(found) ? found : undefined;
};

export const helplinesFor = (data: Pick<View, 'settings'>, of: UrgentRecord): { helplines?: Helpline[] } =>
  isUrgentRecord(of) ? { helplines: emergencyFirst(helplinesOf(data)) } : {};

export const urgencyOf = ({ urgency, createdAt }: UrgentRecord['record']): Urgency => urgency ?? { since: createdAt };

/** Longest waiting first. */
export const unsettledUrgent = (tables: Tables): UrgentRecord[] =>
  [
    ...tables.testimonials.list('urgent', EVERY).map((record) => ({ kind: 'testimonial', record }) as const),
    ...tables.messages.list('urgent', EVERY).map((record) => ({ kind: 'message', record }) as const),
    ...tables.donations.list('urgent', EVERY).map((record) => ({ kind: 'donation', record }) as const),
  ].sort((one, other) => urgencyOf(one.record).since.localeCompare(urgencyOf(other.record).since));

export const putUrgency = (
  draft: Draft,
  { kind, record }: UrgentRecord,
  urgency: Urgency,
  also: { assignedTo?: string; assignedBy?: string } = {},
): void => {
  if (kind === 'testimonial') draft.testimonials.put({ ...record, ...also, urgency });
  else if (kind === 'message') draft.messages.put({ ...record, ...also, urgency });
  else draft.donations.put({ ...record, ...also, urgency });
};

export const viewUrgency = (data: Authors, of: UrgentRecord): { urgency?: StaffUrgency } => {
  if (!isUrgentRecord(of)) return {};
  const { since, opened, settled, mailedAt } = urgencyOf(of.record);
  return {
    urgency: {
      since,
      ...(opened && { opened: { at: opened.at, by: authorName(data, opened.by) } }),
      ...(settled && { settled: { at: settled.at, by: authorName(data, settled.by) } }),
      ...(mailedAt && { mailedAt }),
    },
  };
};

/** A word of danger alerts anew, unless nobody has opened the one before. */
export const urgentAgain = (before: Urgency | undefined, at: string): Urgency =>
  before && !before.opened && !before.settled ? before : { since: at };
