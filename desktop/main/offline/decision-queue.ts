import * as z from 'zod/mini';
import type { QueuedDecision } from '../../bridge.ts';
import type { EncryptedFile } from '../storage/encrypted-file.ts';
import type { JsonFile } from '../storage/json-file.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { type StoredDecision, storedDecision } from './parse-decision.ts';

export const queueFile = z.array(storedDecision);

/** Decisions that have not reached the server, oldest first; on disk before `add` resolves. */
export interface DecisionQueue {
  /** Those of one person; a colleague's decisions wait until that colleague signs in again. */
  of(personId: string): readonly StoredDecision[];
  /** Adds one, in place of an earlier one about the same item that still waits. */
  add(decision: StoredDecision): Promise<void>;
  remove(key: string): Promise<void>;
  settle(key: string, state: QueuedDecision['state'], theirs: string): Promise<void>;
}

/** The queue is encrypted, as it names people; without a key store it is a plain file, because losing a decision is worse. */
export const openQueue = async (
  files: { encrypted: EncryptedFile<StoredDecision[]>; plain: JsonFile<StoredDecision[]> },
  safeStorage: Pick<SafeStorage, 'kind'>,
  onChange: () => void,
): Promise<DecisionQueue> => {
  let entries = [...((await files.encrypted.read().catch(() => null)) ?? []), ...files.plain.read()];
  const save = async (next: StoredDecision[]) => {
    entries = next;
    if (safeStorage.kind() === 'memory') files.plain.write(next);
    else {
      await files.encrypted.write(next);
      if (files.plain.read().length > 0) files.plain.write([]);
    }
    onChange();
  };
  const isReplaced = (old: StoredDecision, { kind, id, personId }: StoredDecision) =>
    old.state === 'waiting' && old.kind === kind && old.id === id && old.personId === personId;
  return {
    of: (personId) => entries.filter((entry) => entry.personId === personId),
    add: (decision) => save([...entries.filter((old) => !isReplaced(old, decision)), decision]),
    remove: (key) => save(entries.filter((entry) => entry.key !== key)),
    settle: (key, state, theirs) =>
      save(entries.map((entry) => (entry.key === key ? { ...entry, state, theirs } : entry))),
  };
};
