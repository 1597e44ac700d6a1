import type { Call, Schema } from '#contract/calls/call.ts';
import type { bulkResults } from '#contract/moderation/moderation.ts';
import type { Platform } from '../../../client/platform.ts';
import { send } from '../../../client/send.ts';
import { type Answered, type BulkAction, type BulkDetails, bulkWords, type Picked } from './bulk-parts.ts';

interface Order extends BulkDetails {
  action: BulkAction;
  items: readonly Picked[];
  key: string;
}

type BulkCall = Call<string, undefined, Schema, typeof bulkResults>;
type BulkCalls = Readonly<Partial<Record<BulkAction, BulkCall>>>;

const bodyOf = ({ action, items, notes, reasonForDonor, assignedTo }: Omit<Order, 'key'>) => {
  const ids = items.map(({ id }) => id);
  if (action === 'assign') return { ids, assignedTo };
  const correctedAt = Object.fromEntries(
    items.flatMap(({ id, correctedAt: read }) => (read === undefined ? [] : [[id, read]])),
  );
  const decidedAt = Object.fromEntries(items.flatMap(({ id, decidedAt: at }) => (at ? [[id, at]] : [])));
  return {
    ids,
    adminNotes: notes,
    ...(reasonForDonor === '' ? {} : { reasonForDonor }),
    ...(action === 'approve' || action === 'reject' ? { correctedAt } : {}),
    ...(action === 'undo' ? { decidedAt } : {}),
  };
};

/** Sends up to `BULK_MAX` decisions, each about the record as it was selected. */
export const sendInBulk =
  (calls: BulkCalls) =>
  async (platform: Platform, { key, ...order }: Order): Promise<Answered[]> => {
    const call = calls[order.action];
    if (!call) return [];
    const options = order.action === 'assign' ? {} : { headers: { 'idempotency-key': key } };
    const { results } = await send(platform, call, { body: bodyOf(order) }, options);
    return results.map(({ outcome, ...result }) => ({ ...result, isDone: outcome === bulkWords[order.action].done }));
  };
