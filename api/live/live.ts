import { type LiveChange, liveEvents, QUARANTINE_LIVE_ID } from '#contract/live/live.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { Failure } from '../core/failure.ts';
import type { Change, Store } from '../store/store.ts';
import { toLive, touchesQuarantine } from './live-kinds.ts';

type Drivers = readonly (string | null)[];

interface Listener {
  personId: string;
  /** Asked at each beat and whenever sessions or people change; false ends the stream. */
  isSignedIn: () => boolean;
  maySee: (change: LiveChange, drivers: Drivers) => boolean;
  /** Returns false when the listener has fallen too far behind. */
  send: (text: string) => boolean;
  end: () => void;
}

export interface Live {
  /**
   * Sends events, first those missed since `lastEventId`; returns a function that stops it.
   * @throws Failure `unavailable` when there are too many listeners.
   */
  listen(listener: Listener, lastEventId: string | null): () => void;
  /** Sends a heartbeat and ends the streams of anybody no longer signed in. Call it every `LIVE_BEAT_MS`. */
  beat(): void;
  close(): void;
}

const REMEMBERED_MAX = 500;
const LISTENERS_MAX = 200;
const PER_PERSON_MAX = 10;
const FULL = 'Too many screens are listening for changes just now. Please try again in a minute.';

const eventText = (name: string, id: string, data: unknown) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The empty data makes parsers hand on the id, while an `EventSource` dispatches no event. */
const idAlone = (id: string) => `id: ${id}\ndata\n\n`;

/** Remembers the latest events for listeners that reconnect. `run` distinguishes this process from an earlier one. */
const createMemory = (run: string) => {
  const events: { number: number; change: LiveChange; drivers: Drivers; text: string }[] = [];
  let last = 0;
  return {
    lastId: () => `${run}-${last}`,
    add(change: LiveChange, drivers: Drivers): string {
      last += 1;
      const text = eventText(liveEvents.change, `${run}-${last}`, change);
      events.push({ number: last, change, drivers, text });
      if (events.length > REMEMBERED_MAX) events.shift();
      return text;
    },
    /** Null when the events since then are no longer known. */
    since(lastEventId: string, maySee: Listener['maySee']): string[] | null {
      const [, from, number] = /^(.{1,40})-(\d{1,15})$/.exec(lastEventId) ?? [];
      const seen = Number(number);
      const oldest = events[0]?.number ?? last + 1;
      if (from !== run || seen > last || seen < oldest - 1) return null;
      return events
        .filter((event) => event.number > seen && maySee(event.change, event.drivers))
        .map((event) => event.text);
    },
  };
};

const driversOf = ({ collection, before, after }: Change): Drivers =>
  collection === 'runs' ? [before, after].map((run) => (run as StoredRun | undefined)?.driverId ?? null) : [];

export const createLive = (store: Store, run: string): Live => {
  const listeners = new Set<Listener>();
  const memory = createMemory(run);
  let [closed, quarantineChanged] = [false, false];

  const drop = (listener: Listener) => {
    if (listeners.delete(listener)) listener.end();
  };
  const sendTo = (chosen: Iterable<Listener>, text: string) => {
    for (const listener of chosen) if (!listener.send(text)) drop(listener);
  };
  const checkSignedIn = () => {
    for (const listener of listeners) if (!listener.isSignedIn()) drop(listener);
  };
  const tell = (change: LiveChange, drivers: Drivers = []) => {
    const text = memory.add(change, drivers);
    sendTo(
      [...listeners].filter((listener) => listener.maySee(change, drivers)),
      text,
    );
  };

  const stop = store.subscribe((changes) => {
    if (changes.some(({ collection }) => collection === 'sessions' || collection === 'people')) checkSignedIn();
    for (const change of changes) {
      const event = toLive(change);
      if (event) tell(event, driversOf(change));
      quarantineChanged ||= touchesQuarantine(change);
    }
  });

  const checkRoom = ({ personId }: Listener) => {
    const own = [...listeners].filter((one) => one.personId === personId);
    if (closed || listeners.size >= LISTENERS_MAX) throw new Failure('unavailable', FULL, { retryAfter: 30 });
    // The person's oldest screen is disconnected: it is most likely gone.
    if (own.length >= PER_PERSON_MAX && own[0]) drop(own[0]);
  };

  return {
    listen(listener, lastEventId) {
      checkRoom(listener);
      const missed = lastEventId === null ? [] : memory.since(lastEventId, listener.maySee);
      listeners.add(listener);
      listener.send(
        missed?.join('') || (missed ? idAlone(memory.lastId()) : eventText(liveEvents.resync, memory.lastId(), {})),
      );
      return () => void listeners.delete(listener);
    },
    beat() {
      checkSignedIn();
      // A flood must not make every screen load again with each arrival.
      if (quarantineChanged) tell({ kind: 'quarantine', id: QUARANTINE_LIVE_ID, change: 'changed' });
      quarantineChanged = false;
      sendTo(listeners, ': still here\n\n');
    },
    close() {
      closed = true;
      stop();
      for (const listener of listeners) drop(listener);
    },
  };
};
