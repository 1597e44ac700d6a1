import * as z from 'zod/mini';
import type { QueuedDecision } from '../bridge.ts';
import { type KeptDecision, keptDecision } from './decision.ts';
import type { SmallFile } from './json-file.ts';
import type { SealedFile } from './sealed-file.ts';
import type { Vault } from './vault.ts';

export const queueFile = z.array(keptDecision);

/** Decisions that have not reached the server, oldest first; on disk before `add` resolves. */
export interface DecisionQueue {
  /** Those of one person; what somebody else decided waits for them to sign in again. */
  of(personId: string): readonly KeptDecision[];
  /** Adds one, in place of an earlier one about the same item that still waits. */
  add(decision: KeptDecision): Promise<void>;
  remove(key: string): Promise<void>;
  settle(key: string, state: QueuedDecision['state'], theirs: string): Promise<void>;
}

/** Where there is a vault the queue is sealed, for it names people; where there is none it lies open to its owner, for a lost decision is worse. */
export const openQueue = async (
  files: { sealed: SealedFile<KeptDecision[]>; plain: SmallFile<KeptDecision[]> },
  vault: Pick<Vault, 'kind'>,
  onChange: () => void,
): Promise<DecisionQueue> => {
  let entries = [...((await files.sealed.read().catch(() => null)) ?? []), ...files.plain.read()];
  const keep = async (next: KeptDecision[]) => {
    entries = next;
    if (vault.kind() === 'memory') files.plain.write(next);
    else {
      await files.sealed.write(next);
      if (files.plain.read().length > 0) files.plain.write([]);
    }
    onChange();
  };
  const isReplaced = (old: KeptDecision, { kind, id, personId }: KeptDecision) =>
    old.state === 'waiting' && old.kind === kind && old.id === id && old.personId === personId;
  return {
    of: (personId) => entries.filter((entry) => entry.personId === personId),
    add: (decision) => keep([...entries.filter((old) => !isReplaced(old, decision)), decision]),
    remove: (key) => keep(entries.filter((entry) => entry.key !== key)),
    settle: (key, state, theirs) =>
      keep(entries.map((entry) => (entry.key === key ? { ...entry, state, theirs } : entry))),
  };
};
