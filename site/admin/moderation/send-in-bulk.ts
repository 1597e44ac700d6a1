import { type BulkCall, decideMany } from '../../client/bulk.ts';
import type { Platform } from '../../client/platform.ts';
import { type Answered, type BulkAction, bulkWords, type Picked } from './bulk-parts.ts';

interface Order {
  action: BulkCall['action'] & BulkAction;
  items: readonly Picked[];
  notes: string;
  key: string;
}

/** Sends decisions about up to `BULK_MAX` submissions of a kind, each as it was selected. */
export const sendInBulk =
  (path: BulkCall['path']) =>
  async (platform: Platform, { action, items, notes, key }: Order): Promise<Answered[]> => {
    const correctedAt = Object.fromEntries(
      items.flatMap(({ id, correctedAt: read }) => (read === undefined ? [] : [[id, read]])),
    );
    const { results } = await decideMany(platform, {
      path,
      action,
      ids: items.map(({ id }) => id),
      adminNotes: notes,
      ...(action === 'approve' || action === 'reject' ? { correctedAt } : {}),
      key,
    });
    return results.map(({ id, outcome, message }) => ({ id, isDone: outcome === bulkWords[action].done, message }));
  };
