import type { SentKeys } from '#contract/calls/sent-once.ts';
import { isRemembered } from '../core/idempotency.ts';
import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';
import { quarantinable } from '../store/quarantinable.ts';

const BATCH_SIZE = 500;

/** Forgets idempotency keys older than a day. */
export const forgetSentKeys = async ({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> => {
  const recent = (keys: SentKeys = []) => keys.filter((sent) => isRemembered(sent, now()));
  for (const name of quarantinable) {
    const ids: string[] = [];
    for (const { id, sentKeys = [] } of store.data[name].iterate('withSentKeys', EVERY))
      if (recent(sentKeys).length < sentKeys.length) ids.push(id);
    for (let at = 0; at < ids.length; at += BATCH_SIZE) {
      await store.change((draft) => {
        for (const id of ids.slice(at, at + BATCH_SIZE)) {
          const record = draft[name].get(id);
          if (!record) continue;
          const { sentKeys, ...rest } = record;
          const recentKeys = recent(sentKeys);
          draft[name].put({ ...rest, ...(recentKeys.length > 0 && { sentKeys: recentKeys }) } as never);
        }
      });
    }
  }
};
