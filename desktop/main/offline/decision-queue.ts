import * as z from 'zod/mini';
import { countKept } from '#contract/moderation/decision-order.ts';
import type { QueuedDecision } from '../../bridge/shell-state.ts';
import type { EncryptedFile } from '../storage/encrypted-file.ts';
import type { JsonFile } from '../storage/json-file.ts';
import { KeyStoreLocked, type SafeStorage } from '../storage/safe-storage.ts';
import { type StoredDecision, storedDecision } from './stored-decision.ts';

export const queueFile = z.array(storedDecision);

/** Decisions that have not reached the server, oldest first; on disk before `add` resolves. */
export interface DecisionQueue {
  /** Those of one person; a colleague's decisions wait until that colleague signs in again. */
  of(personId: string): readonly StoredDecision[];
  /** Adds one: after a waiting one about the same item from which it follows, in place of one that was made about the same status. */
  add(decision: StoredDecision): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes one, and those about the same item that wait and follow from it. */
  takeBack(key: string): Promise<void>;
  settle(key: string, state: QueuedDecision['state'], theirs: string): Promise<void>;
  /** Whether decisions of an earlier run wait in a file that the key store does not decrypt. */
  isLocked(): boolean;
  /** Asks the key store again. */
  unlock(): Promise<void>;
  /** Goes on without what cannot be decrypted; the file is put aside. */
  giveUpLocked(): Promise<void>;
  /** Resolves when every change so far is on disk, or has failed. */
  flush(): Promise<void>;
}

/** True for a decision of the same person about the same item that has not been sent. */
export const waitsAbout = (
  entry: StoredDecision,
  { kind, id, personId }: Pick<StoredDecision, 'kind' | 'id' | 'personId'>,
): boolean => entry.state === 'waiting' && entry.kind === kind && entry.id === id && entry.personId === personId;

/** The entries whose place a new one takes. */
const replacedIn = (entries: readonly StoredDecision[], added: StoredDecision): StoredDecision[] => {
  const waiting = entries.filter((entry) => waitsAbout(entry, added));
  return waiting.slice(countKept(waiting, added));
};

const without = (entries: readonly StoredDecision[], gone: readonly StoredDecision[]) =>
  entries.filter((entry) => !gone.includes(entry));

/**
 * The queue is encrypted, as it names people; without a key store it is a plain file, because losing a decision is worse.
 * So it is while the key store is locked: what it holds is added as soon as it can be read.
 */
export const openQueue = async (
  files: { encrypted: EncryptedFile<StoredDecision[]>; plain: JsonFile<StoredDecision[]> },
  safeStorage: Pick<SafeStorage, 'kind'>,
  onChange: () => void,
): Promise<DecisionQueue> => {
  let isLocked = false;
  let entries: StoredDecision[] = [];
  const readEncrypted = async (): Promise<StoredDecision[]> => {
    try {
      const stored = await files.encrypted.read();
      isLocked = false;
      return stored ?? [];
    } catch (error) {
      if (!(error instanceof KeyStoreLocked)) throw error;
      isLocked = true;
      return [];
    }
  };
  const write = async () => {
    const written = entries;
    const isEncrypted = !isLocked && safeStorage.kind() !== 'memory' && (await files.encrypted.write(written));
    if (!isEncrypted) {
      files.plain.write(written);
      // Unless it has not been read yet, the plain file has all that it held.
      if (!isLocked) await files.encrypted.remove();
    } else if (files.plain.read().length > 0) files.plain.write([]);
    onChange();
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: what an earlier one removes at its end must not be what a later one has written. */
  const save = (next: StoredDecision[]): Promise<void> => {
    entries = next;
    const saved = last.then(write);
    last = saved.catch(() => undefined);
    return saved;
  };
  let unlocked: Promise<void> = Promise.resolve();
  const readLocked = async () => {
    if (!isLocked) return;
    const stored = await readEncrypted();
    if (isLocked) return;
    // What was decided since then about the same item stands.
    const older = stored.filter((old) => !entries.some(({ key }) => key === old.key));
    const kept = entries.reduce((left, entry) => without(left, replacedIn(left, entry)), older);
    await save([...kept, ...entries]);
  };
  entries = [...(await readEncrypted()), ...files.plain.read()];
  return {
    isLocked: () => isLocked,
    unlock() {
      // One after the other: a second one would add again what the first has added and sent.
      unlocked = unlocked.catch(() => undefined).then(readLocked);
      return unlocked;
    },
    async giveUpLocked() {
      if (!isLocked) return;
      await files.encrypted.putAside();
      isLocked = false;
      await save(entries);
    },
    flush: () => last.then(() => undefined),
    of: (personId) => entries.filter((entry) => entry.personId === personId),
    async add(decision) {
      const replaced = replacedIn(entries, decision);
      try {
        await save([...without(entries, replaced), decision]);
      } catch (error) {
        // The person reads that it failed, so it is not sent.
        entries = entries.flatMap((entry) => (entry.key === decision.key ? replaced : [entry]));
        throw error;
      }
    },
    remove: (key) => save(entries.filter((entry) => entry.key !== key)),
    async takeBack(key) {
      const taken = entries.find((entry) => entry.key === key);
      if (!taken) return;
      const after = taken.state === 'waiting' ? entries.slice(entries.indexOf(taken) + 1) : [];
      await save(without(entries, [taken, ...after.filter((entry) => waitsAbout(entry, taken))]));
    },
    settle: (key, state, theirs) =>
      save(entries.map((entry) => (entry.key === key ? { ...entry, state, theirs } : entry))),
  };
};
