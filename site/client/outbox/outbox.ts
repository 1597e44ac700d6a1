import { newKey } from '../idempotency-key.ts';
import type { Platform } from '../platform.ts';
import { createEntryStore } from './entry-store.ts';
import { type NewEntry, type OutboxEntry, takenBack } from './outbox-entry.ts';
import type { PortalDatabase } from './portal-database.ts';
import { replacedEntries, withFollowing } from './replaced-entries.ts';
import { sendEntry } from './send-entry.ts';

export interface OutboxState {
  /** Those of the person who is signed in, oldest first. */
  entries: readonly OutboxEntry[];
  /** False after a call, of the outbox or of a screen, that did not reach the server. */
  isReachable: boolean;
  /** False while something is only kept as long as the page is open. */
  isDurable: boolean;
}

/** Calls that wait in this browser until they have reached the server: in order, each once, over a closed tab and a new sign-in. */
export interface Outbox {
  current(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Resolves when it is kept; sending goes on by itself. */
  add(entry: NewEntry): Promise<void>;
  /** Takes away what has been read, or what was said of a run and waits. */
  remove(entry: OutboxEntry): Promise<void>;
  /** Takes a decision back with those that follow from it, also one that is being sent or whose answer was lost. Resolves when that is kept. */
  takeBack(entry: OutboxEntry): Promise<void>;
  /** Sends what waits, until it is done or the server cannot be reached. */
  send(): Promise<void>;
  /** Takes note that another call has reached the server, or has not. */
  heard(isReachable: boolean): void;
  /** Asks a server that could not be reached whether it answers again, where no call of one's own that waits would show it. */
  askAgain(): Promise<void>;
  /** Forgets everything of the person who is signed in. */
  wipe(): Promise<void>;
  /** Hears what the server answered, before the entry goes. */
  onSent(listener: (entry: OutboxEntry, answer: unknown) => void): () => void;
}

interface OutboxDeps {
  platform: Pick<Platform, 'fetch' | 'session'>;
  openDatabase: () => Promise<PortalDatabase>;
  /** Tells the other tabs of a change; absent where there is none. */
  tabs?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** The browser's locks, by which one tab at a time sends; absent where there is one tab. */
  locks?: Pick<LockManager, 'request'>;
}

const LOCK = 'portal.outbox';

export const createOutbox = ({ platform, openDatabase, tabs, locks }: OutboxDeps): Outbox => {
  const store = createEntryStore(openDatabase);
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(entry: OutboxEntry, answer: unknown) => void>();
  let state: OutboxState = { entries: [], isReachable: true, isDurable: true };
  // Known before it is shown: what is read meanwhile must not bring an older word back.
  let isHeard = true;
  let running: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  const mine = async () => {
    const all = await store.all();
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

  const sendWaiting = async () => {
    for (;;) {
      const entry = (await mine()).find((one) => one.state === 'waiting');
      if (!entry) return;
      const sent = await sendEntry(platform, entry);
      if (sent.result === 'later') return show(sent.isReachable);
      if (sent.result === 'sent') {
        for (const listener of sentListeners) listener(entry, sent.answer);
        await store.settle(entry, null);
      } else await store.settle(entry, { ...entry, state: sent.state, message: sent.message });
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

  tabs?.addEventListener('message', () => void show());
  platform.session.subscribe(() => void show());
  void show();
  return {
    current: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    async add({ subject, key = newKey(), ...entry }) {
      const personId = platform.session.current()?.id;
      if (!personId) throw new Error('Nobody is signed in.');
      const replaced = replacedEntries(await mine(), { subject, call: entry.call });
      await store.add({ ...entry, subject, key, personId, state: 'waiting', message: null }, replaced);
      await changed();
      void send();
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
      await store.remove([entry]);
      await changed();
    },
    async takeBack(entry) {
      for (const one of withFollowing(await mine(), entry)) await store.put(takenBack(one));
      await changed();
      void send();
    },
    async wipe() {
      await store.remove(await mine());
      await changed();
    },
  };
};
