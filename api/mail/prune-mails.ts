import { MAIL_RECORD_DAYS } from '#contract/mail-admin/mails.ts';
import { EVERY } from '../store/collections.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 500;

/** Removes mails sent, given up or stopped 30 days after they were written, and counts after a day. */
export const pruneMails = async ({ store, now }: { store: Store; now: () => Date }): Promise<void> => {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const [limit, countLimit] = [before(MAIL_RECORD_DAYS), before(1)];
  const old = store.data.mails
    .list('closed', EVERY)
    .filter(({ to, createdAt, sentAt }) => createdAt < limit || (to === '' && (sentAt ?? createdAt) < countLimit));
  for (let at = 0; at < old.length; at += BATCH_SIZE)
    await store.change((draft) => {
      for (const { id } of old.slice(at, at + BATCH_SIZE)) draft.mails.remove(id);
    });
};
