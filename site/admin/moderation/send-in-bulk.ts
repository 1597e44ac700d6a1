import type { BulkResults } from '#contract/moderation/moderation.ts';
import { assignMany, type BulkCall, decideMany } from '../../client/bulk.ts';
import type { Platform } from '../../client/platform.ts';
import { type Answered, type BulkAction, type BulkDetails, bulkWords, type Picked } from './bulk-parts.ts';

interface Order extends BulkDetails {
  action: BulkAction;
  items: readonly Picked[];
  key: string;
}

const answered = (action: BulkAction, { results }: BulkResults): Answered[] =>
  results.map(({ outcome, ...result }) => ({ ...result, isDone: outcome === bulkWords[action].done }));

/** Sends decisions about up to `BULK_MAX` submissions of a kind, each as it was selected. */
export const sendInBulk =
  (path: BulkCall['path']) =>
  async (platform: Platform, { action, items, notes, reasonForDonor, assignedTo, key }: Order): Promise<Answered[]> => {
    if (action === 'assign')
      return answered(action, await assignMany(platform, { path, ids: items.map(({ id }) => id), assignedTo }));
    const correctedAt = Object.fromEntries(
      items.flatMap(({ id, correctedAt: read }) => (read === undefined ? [] : [[id, read]])),
    );
    const decidedAt = Object.fromEntries(items.flatMap(({ id, decidedAt: at }) => (at ? [[id, at]] : [])));
    const answer = await decideMany(platform, {
      path,
      action,
      ids: items.map(({ id }) => id),
      adminNotes: notes,
      ...(reasonForDonor === '' ? {} : { reasonForDonor }),
      ...(action === 'approve' || action === 'reject' ? { correctedAt } : {}),
      ...(action === 'undo' ? { decidedAt } : {}),
      key,
    });
    return answered(action, answer);
  };
