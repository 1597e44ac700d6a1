import type { Decision, ModeratedKind } from '#contract/moderation/decision.ts';
import { applyDecision, undoCallOf } from '#contract/moderation/decision.ts';
import { newKey, withKey } from '../idempotency-key.ts';
import type { Platform } from '../platform.ts';
import { type AnswerOf, send as sendCall } from '../send.ts';
import { withEntry, withFollowing } from './entry-order.ts';
import { createEntryStore } from './entry-store.ts';
import type { OfflineStorage } from './offline-storage.ts';
import {
  type DecisionCall,
  decisionEntry,
  isAbout,
  type NewEntry,
  type OutboxCall,
  type OutboxEntry,
  outboxCall,
  recordOf,
  undoEntryOf,
} from './outbox-entry.ts';
import { sendEntry } from './send-entry.ts';

export interface OutboxState {
  /** Those of the signed-in person, oldest first. */
  entries: readonly OutboxEntry[];
  /** False after a call, of the outbox or of a screen, that did not reach the server. */
  isReachable: boolean;
  isDurable: boolean;
}

/**
 * Calls that wait on this device until they have reached the server: in order, each done once, across restarts and a new
 * sign-in.
 */
export interface Outbox {
  current(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Resolves once it is stored; sending goes on by itself. */
  add(entry: NewEntry): Promise<void>;
  /**
   * Stores the call if the server cannot be reached or one about the same record goes first.
   * @returns the answer; null if the call waits.
   */
  attempt<C extends OutboxCall>(entry: NewEntry<C>): Promise<AnswerOf<C> | null>;
  decide<Record extends { id: string; status: string }>(decision: Decision, seen: Record): Promise<Record>;
  /**
   * Undoes the latest decision about a record; one that waits is taken back.
   * @returns the record as it was before.
   */
  undo(kind: ModeratedKind, id: string): Promise<object>;
  remove(entry: OutboxEntry): Promise<void>;
  /**
   * Takes back a decision with those that follow from it, even one that is being sent or whose answer was lost. Resolves once
   * that is stored.
   */
  takeBack(entry: OutboxEntry): Promise<void>;
  send(): Promise<void>;
  heard(isReachable: boolean): void;
  /** Checks a server that could not be reached, unless a waiting call of this person would show it anyway. */
  askAgain(): Promise<void>;
  wipe(): Promise<void>;
  /** Called with the server's answer before the entry goes. */
  onSent(listener: (entry: OutboxEntry, answer: unknown) => void): () => void;
}

interface OutboxDeps {
  platform: Pick<Platform, 'fetch' | 'session' | 'connection'>;
  storage: Pick<OfflineStorage, 'entries'>;
  /** Tells the other tabs of a change; absent if there are none. */
  tabs?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** Lets one tab at a time send; absent if there is only one. */
  locks?: Pick<LockManager, 'request'>;
}

const LOCK = 'portal.outbox';

export const createOutbox = ({ platform, storage, tabs, locks }: OutboxDeps): Outbox => {
  const store = createEntryStore(storage.entries);
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(entry: OutboxEntry, answer: unknown) => void>();
  let state: OutboxState = { entries: [], isReachable: true, isDurable: true };
  // Known before it is shown: what is read meanwhile must not bring an older word back.
  let isHeard = true;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  const mine = async () => {
    const all = await store.read();
    const personId = platform.session.current()?.id;
    return all.filter((entry) => entry.personId === personId);
  };
  const show = async (isReachable = isHeard) => {
    isHeard = isReachable;
    const entries = await mine();
    state = { entries, isReachable: isHeard, isDurable: store.isDurable() };
    for (const listener of listeners) listener();
  };
  const changed = async (isReachable?: boolean) => {
    await show(isReachable);
    tabs?.postMessage(LOCK);
  };

  /** Does nothing if the entry was taken back or replaced since it was read. */
  const replace = (settled: OutboxEntry) =>
    store.write((all) => all.map((entry) => (entry.key === settled.key ? settled : entry)));
  const remove = (removed: readonly OutboxEntry[]) =>
    store.write((all) => all.filter(({ key }) => !removed.some((one) => one.key === key)));

  const sendWaiting = async () => {
    await store.flush();
    for (;;) {
      // What a newer version has stored, that one sends.
      const entry = (await mine()).find((one) => one.state === 'waiting' && outboxCall(one.call));
      if (!entry) return;
      const sent = await sendEntry(platform, entry);
      if (sent.result === 'later') {
        if (!entry.isTried) await replace({ ...entry, isTried: true });
        return show(sent.isReachable);
      }
      if (sent.result === 'sent') {
        for (const listener of sentListeners) listener(entry, sent.answer);
        await remove([entry]);
      } else await replace({ ...entry, state: sent.state, message: sent.message });
      await changed(true);
    }
  };
  const sendOnce = () => {
    running = Promise.resolve(locks ? locks.request(LOCK, sendWaiting) : sendWaiting())
      .catch((error: unknown) => console.info('Sending broke off and is tried again', error))
      .finally(() => {
        running = null;
      });
    return running;
  };
  // While a round is under way another one follows it: the network may just have come back.
  const send = (): Promise<void> => {
    if (!running) return sendOnce();
    following ??= running.then(() => {
      following = null;
      return sendOnce();
    });
    return following;
  };

  const add = async ({ key = newKey(), call, input, ...entry }: NewEntry) => {
    const personId = platform.session.current()?.id;
    if (!personId) throw new Error('Nobody is signed in.');
    const added: OutboxEntry = { ...entry, key, personId, call: call.name, input, state: 'waiting', message: null };
    await store.write((all) => withEntry(all, added));
    await changed();
    void send();
  };
  const attempt = async <C extends OutboxCall>(entry: NewEntry<C>): Promise<AnswerOf<C> | null> => {
    const { call, input, subject, key = newKey() } = entry;
    const storeIt = async (isTried: boolean) => {
      await add({ ...entry, key, ...(isTried && { isTried }) } as NewEntry);
      return null;
    };
    const isWaitedFor = state.entries.some(
      (one) => one.state === 'waiting' && recordOf(one.subject) === recordOf(subject),
    );
    if (isWaitedFor || platform.connection?.isOnline() === false) return storeIt(false);
    const personId = platform.session.current()?.id;
    try {
      return (await sendCall(platform, call, input as never, { headers: withKey(key) })) as AnswerOf<C>;
    } catch (error) {
      // Whoever has signed out meanwhile says nothing in the name of the next.
      if (!(error instanceof TypeError) || platform.session.current()?.id !== personId) throw error;
      return storeIt(true);
    }
  };
  const takeBack = async (entry: OutboxEntry) => {
    const withdrawn = withFollowing(await mine(), entry);
    await store.write((all) => {
      const remaining = all.filter(({ key }) => !withdrawn.some((one) => one.key === key));
      return [...remaining, ...withdrawn.flatMap((one) => undoEntryOf(one) ?? [])];
    });
    await changed();
    void send();
  };
  const waitingAbout = (item: ModeratedKind, id: string): OutboxEntry | undefined =>
    state.entries.findLast(
      (one) => one.state === 'waiting' && !one.isTakenBack && isAbout(one, { kind: 'decision', item, id }),
    );

  tabs?.addEventListener('message', () => void show());
  storage.entries.subscribe?.(() => void show());
  platform.session.subscribe(() => void show());
  void show();
  return {
    current: () => state,
    send,
    add,
    takeBack,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    attempt,
    async decide<Record extends { id: string; status: string }>(decision: Decision, seen: Record) {
      const answer = await attempt<DecisionCall>(decisionEntry(decision, seen));
      return (answer as unknown as Record | null) ?? applyDecision(seen, decision);
    },
    async undo(kind, id) {
      const waiting = waitingAbout(kind, id);
      if (!waiting) {
        const { call, input } = undoCallOf({ kind, id });
        return sendCall(platform, call, input as never);
      }
      await takeBack(waiting);
      return waiting.seen ?? {};
    },
    heard(isReachable) {
      if (isReachable !== isHeard) void show(isReachable);
    },
    async askAgain() {
      if (isHeard || state.entries.some((entry) => entry.state === 'waiting')) return;
      await platform.fetch('/health').then(
        () => show(true),
        () => {},
      );
    },
    async remove(entry) {
      await remove([entry]);
      await changed();
    },
    async wipe() {
      await remove(await mine());
      await changed();
    },
  };
};
