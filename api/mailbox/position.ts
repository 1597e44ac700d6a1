import type { StoredMailboxPosition } from '#contract/mail-admin/mailbox.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';

type Read = NonNullable<StoredMailboxPosition['read']>;

/** Position in a mailbox. It moves on in the change that stores the mail, or not at all. */
export interface Place {
  /** False once another process has taken the mail. */
  isCurrent(draft: Draft): boolean;
  moveOn(draft: Draft): void;
}

export const createPlace = (id: string, before: Read, uid: number): Place => ({
  isCurrent(draft) {
    const read = draft.mailboxPositions.get(id)?.read;
    return read?.uidValidity === before.uidValidity && read.uid === before.uid;
  },
  moveOn: (draft) => draft.mailboxPositions.put({ id, read: { uidValidity: before.uidValidity, uid } }),
});

/** Starts a mailbox at its end, unless another process has; deletes the positions of other mailboxes. */
export const beginAtEnd = ({ store }: Pick<Deps, 'store'>, id: string, read: Read): Promise<void> => {
  const others = [...store.data.mailboxPositions.all()].filter((one) => one.id !== id);
  return store.change((draft) => {
    for (const other of others) draft.mailboxPositions.remove(other.id);
    if (draft.mailboxPositions.get(id)?.read?.uidValidity !== read.uidValidity)
      draft.mailboxPositions.put({ id, read });
  });
};

export const FAILING_MS = 60 * 60_000;

/** True once an hour, from the first hour of failure on, to be logged. */
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

export const noteWorking = async ({ store }: Pick<Deps, 'store'>, id: string): Promise<void> => {
  if (!store.data.mailboxPositions.get(id)?.failing) return;
  await store.change((draft) => {
    const read = draft.mailboxPositions.get(id)?.read ?? null;
    draft.mailboxPositions.put({ id, read });
  });
};
