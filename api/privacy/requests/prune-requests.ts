import { DATA_REQUEST_MONTHS } from '#contract/privacy/retention.ts';
import { forgetComments } from '../../comments/forget-comments.ts';
import { filtered } from '../../core/filter-iterable.ts';
import { monthsBefore } from '../../core/months-before.ts';
import type { Deps } from '../../http/deps.ts';
import { EVERY } from '../../store/collections.ts';

export const pruneRequests = async ({ store, outbox, now }: Pick<Deps, 'store' | 'outbox' | 'now'>): Promise<void> => {
  const before = monthsBefore(now(), DATA_REQUEST_MONTHS).toISOString();
  const old = filtered(store.data.dataRequests.iterate('closed', EVERY), ({ closedAt }) => (closedAt ?? '') < before);
  if (old.length === 0) return;
  await store.change((draft) => {
    const unchanged = old.filter((request) => draft.dataRequests.get(request.id) === request).map(({ id }) => id);
    for (const id of unchanged) draft.dataRequests.remove(id);
    forgetComments(draft, unchanged);
    outbox.forget(draft, unchanged);
  });
};
