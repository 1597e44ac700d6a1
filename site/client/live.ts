import * as z from 'zod/mini';
import { addressOf } from '#contract/calls/address.ts';
import { streamEvents } from '#contract/live/calls.ts';
import { LIVE_BEAT_MS, type LiveChange, liveChange, liveEvents } from '#contract/live/live.ts';
import type { Platform } from './platform.ts';
import { createServerEventReader, type ServerEventReader } from './server-events.ts';

export type LiveState = 'connecting' | 'live' | 'lost';

export interface LiveListener {
  onState(state: LiveState): void;
  onChange(change: LiveChange): void;
  /** Changes may have been missed: everything has to be loaded again. */
  onResync(): void;
}

/** Milliseconds; tests shorten them. */
interface LiveTimes {
  firstWait: number;
  longestWait: number;
  /** A stream that is silent for longer is taken for dead. */
  silence: number;
}

export interface Following {
  platform: Pick<Platform, 'fetch' | 'session'>;
  /** Fires `online` when the network is back: the window. */
  network: EventTarget;
  times?: LiveTimes;
}

const usualTimes: LiveTimes = { firstWait: 1000, longestWait: 30_000, silence: LIVE_BEAT_MS * 2.5 };

const changeIn = (data: string): LiveChange | undefined => {
  try {
    return z.safeParse(liveChange, JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

const wait = (milliseconds: number, signal: AbortSignal, network: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      network.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    network.addEventListener('online', done);
  });

const readAll = async (
  body: ReadableStream<Uint8Array>,
  reader: ServerEventReader,
  silence: number,
  stop: () => void,
) => {
  const source = body.getReader();
  const decoder = new TextDecoder();
  let watch = setTimeout(stop, silence);
  try {
    for (;;) {
      const { done, value } = await source.read();
      if (done) return;
      clearTimeout(watch);
      watch = setTimeout(stop, silence);
      reader.read(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watch);
    source.cancel().catch(() => {});
  }
};

/** Resumes a broken stream where it ended, with a back-off that doubles from try to try, until the signal aborts. */
export const followChanges = async (
  { platform, network, times = usualTimes }: Following,
  { onState, onChange, onResync }: LiveListener,
  signal: AbortSignal,
): Promise<void> => {
  const reader = createServerEventReader(({ name, data }) => {
    const change = name === liveEvents.change ? changeIn(data) : undefined;
    if (change) onChange(change);
    else if (name === liveEvents.resync) onResync();
  });
  let failures = 0;
  let everLive = false;

  const followOnce = async () => {
    const connection = new AbortController();
    const stop = () => connection.abort();
    signal.addEventListener('abort', stop);
    try {
      const headers = { accept: 'text/event-stream', ...(reader.lastId() && { 'last-event-id': reader.lastId() }) };
      const answer = await platform.fetch(addressOf(streamEvents, {}), { headers, signal: connection.signal });
      if (!answer.ok || !answer.body) throw new Error(`No events: ${answer.status}`);
      // Without an id to go on from, what happened between the first load and now is unknown.
      if (everLive && !reader.lastId()) onResync();
      everLive = true;
      failures = 0;
      onState('live');
      reader.restart();
      await readAll(answer.body, reader, times.silence, stop);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };

  onState('connecting');
  while (!signal.aborted && platform.session.current()) {
    await followOnce().catch(() => {
      failures += 1;
    });
    if (signal.aborted) return;
    onState('lost');
    const first = failures === 0 ? (reader.retry() ?? times.firstWait) : times.firstWait;
    const pause = Math.min(times.longestWait, first * 2 ** Math.max(0, failures - 1));
    // Not everybody at once, after the server was restarted.
    await wait(pause * (0.75 + Math.random() / 2), signal, network);
  }
};
