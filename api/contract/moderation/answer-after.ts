import { readDashboard } from '../dashboard/calls.ts';
import { countDonations, listDonations, listDonationsByStatus, readDonation } from '../donations/calls.ts';
import { donationStatuses } from '../donations/donations.ts';
import { listMessages, readMessage } from '../messages/calls.ts';
import { listPendingTestimonials, listTestimonials, readTestimonial } from '../testimonials/calls.ts';
import { applyDecision, type Decidable, type Decision, type ModeratedKind } from './decision.ts';

export interface RecordChange {
  kind: ModeratedKind | 'message';
  id: string;
  from: string;
  to: string;
  apply: <Row extends { id: string }>(row: Row) => Row;
}

export const changeBy = (decision: Decision): RecordChange => ({
  kind: decision.kind,
  id: decision.id,
  from: decision.seen.status,
  to: decision.to,
  apply: (row) => applyDecision(row as typeof row & Decidable, decision),
});

export const changeTo = (kind: ModeratedKind, before: Pick<Decidable, 'status'>, after: Decidable): RecordChange => ({
  ...{ kind, id: after.id, from: before.status, to: after.status },
  apply: <Row>() => after as Row,
});

export interface AnsweredCall {
  call?: string | undefined;
  input?: object | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
interface Input {
  id?: string;
  status?: string;
  query?: { status?: string; view?: string };
}

type Kind = RecordChange['kind'];

const lists: Record<Kind, { rows: string; shown: Readonly<Record<string, (input: Input) => string>> }> = {
  testimonial: {
    rows: 'testimonials',
    shown: {
      [listPendingTestimonials.name]: () => 'pending',
      [listTestimonials.name]: ({ query }) => query?.status ?? '',
    },
  },
  donation: {
    rows: 'items',
    shown: { [listDonations.name]: () => '', [listDonationsByStatus.name]: ({ status = '' }) => status },
  },
  message: {
    rows: 'messages',
    shown: { [listMessages.name]: ({ query }) => (query?.view === 'answered' ? 'answered' : 'open') },
  },
};
const singles: Record<Kind, string> = {
  testimonial: readTestimonial.name,
  donation: readDonation.name,
  message: readMessage.name,
};
const dashboardCounts: Record<Kind, Readonly<Record<string, string>>> = {
  testimonial: { pending: 'pendingTestimonials', approved: 'approvedTestimonials' },
  donation: { pending: 'pendingDonations' },
  message: { open: 'openMessages' },
};

const shift = (counts: Fields, name: string | undefined, by: number): Fields => {
  const count = name === undefined ? undefined : counts[name];
  return typeof count === 'number' ? { ...counts, [name ?? '']: Math.max(0, count + by) } : counts;
};

const applyToCounts = (counts: Fields, { from, to }: RecordChange, names: Readonly<Record<string, string>>): Fields =>
  shift(shift(counts, names[from], -1), names[to], 1);

const applyToList = (list: Fields, { id, to, apply }: RecordChange, rowsName: string, shown: string): Fields => {
  const rows = list[rowsName];
  if (!Array.isArray(rows) || !rows.some((row: { id: string }) => row.id === id)) return list;
  const changed = rows.map((row: { id: string }) => (row.id === id ? apply(row) : row));
  const remaining = changed.filter((row) => row.id !== id || shown === '' || to === shown);
  return remaining.length === rows.length
    ? { ...list, [rowsName]: remaining }
    : { ...shift(list, 'total', remaining.length - rows.length), [rowsName]: remaining };
};

const messageCounts = { open: 'open', answered: 'answered' };
const statuses = Object.fromEntries(donationStatuses.map((status) => [status, status]));

/** Returns unknown answers, and fields that a newer server adds, as they are. */
export const answerAfter = (
  { call = '', input = {} }: AnsweredCall,
  answer: unknown,
  change: RecordChange,
): unknown => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { kind, id, apply } = change;
  const { rows, shown } = lists[kind];
  const listed = shown[call]?.(input);
  if (listed !== undefined) {
    const list = applyToList(answer as Fields, change, rows, listed);
    return kind === 'message' ? { ...list, counts: applyToCounts(list.counts as Fields, change, messageCounts) } : list;
  }
  if (call === singles[kind]) return (input as Input).id === id ? apply(answer as { id: string }) : answer;
  if (call === readDashboard.name) return applyToCounts(answer as Fields, change, dashboardCounts[kind]);
  if (call === countDonations.name && kind === 'donation') return applyToCounts(answer as Fields, change, statuses);
  return answer;
};
