import type { StoredMailboxPosition } from '#contract/mail-admin/mailbox.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';

type Read = NonNullable<StoredMailboxPosition['read']>;

/** Where in a mailbox the next mail is: it moves on in the change that stores what the mail brings, or not at all. */
export interface Place {
  /** False once another process has taken the mail. */
  isCurrent(draft: Draft): boolean;
  /** Leaves the mail behind. */
  moveOn(draft: Draft): void;
}

export const createPlace = (id: string, before: Read, uid: number): Place => ({
  isCurrent(draft) {
    const read = draft.mailboxPositions.get(id)?.read;
    return read?.uidValidity === before.uidValidity && read.uid === before.uid;
  },
  moveOn: (draft) => draft.mailboxPositions.put({ id, read: { uidValidity: before.uidValidity, uid } }),
});

/** Begins a mailbox at its end, unless another process has done so; the positions of others are given up. */
export const beginAtEnd = ({ store }: Pick<Deps, 'store'>, id: string, read: Read): Promise<void> => {
  const others = [...store.data.mailboxPositions.all()].filter((one) => one.id !== id);
  return store.change((draft) => {
    for (const other of others) draft.mailboxPositions.remove(other.id);
    if (draft.mailboxPositions.get(id)?.read?.uidValidity !== read.uidValidity)
      draft.mailboxPositions.put({ id, read });
  });
};

/** A mailbox that cannot be read for this long is worth a word. */
export const FAILING_MS = 60 * 60_000;

/** Notes that a mailbox cannot be read. True once an hour, from the first hour on: then it is worth a word in the log. */
export const noteFailing = async (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  code: string,
): Promise<boolean> => {
  const isOld = (time: string) => now().getTime() - Date.parse(time) >= FAILING_MS;
  const isDue = ({ since, warnedAt }: NonNullable<StoredMailboxPosition['failing']>) =>
    isOld(since) && (warnedAt === undefined || isOld(warnedAt));
  const known = store.data.mailboxPositions.get(id)?.failing;
  if (known && known.code === code && !isDue(known)) return false;
  return store.change((draft) => {
    const { failing, read = null } = draft.mailboxPositions.get(id) ?? {};
    const at = now().toISOString();
    const isWorthIt = failing !== undefined && isDue(failing);
    const next = { ...(failing ?? { since: at }), code, ...(isWorthIt && { warnedAt: at }) };
    draft.mailboxPositions.put({ id, read, failing: next });
    return isWorthIt;
  });
};

/** Notes that a mailbox can be read again. */
export const noteWorking = async ({ store }: Pick<Deps, 'store'>, id: string): Promise<void> => {
  if (!store.data.mailboxPositions.get(id)?.failing) return;
  await store.change((draft) => {
    const read = draft.mailboxPositions.get(id)?.read ?? null;
    draft.mailboxPositions.put({ id, read });
  });
};
