import { createParser } from 'eventsource-parser';

/** One event of a `text/event-stream`. */
export interface ServerEvent {
  name: string;
  data: string;
}

export interface ServerEventReader {
  /** Reads the next chunk of the stream, cut anywhere; calls back for every event that it completes. */
  read(chunk: string): void;
  /** Begins a new stream: what the last one left unfinished is dropped, `lastId` and `retry` stay. */
  restart(): void;
  /** The id of the latest event that was read. */
  lastId(): string;
  /** Milliseconds that the server asks to wait before reconnecting; null when it has not said so. */
  retry(): number | null;
}

/** Reads server-sent events and keeps what a reconnection needs. `EventSource` itself cannot send a token. */
export const createServerEventReader = (onEvent: (event: ServerEvent) => void, knownId = ''): ServerEventReader => {
  let lastId = knownId;
  let retry: number | null = null;
  const parser = createParser({
    onEvent({ id, event = 'message', data }) {
      lastId = id ?? lastId;
      onEvent({ name: event, data });
    },
    onRetry(milliseconds) {
      retry = milliseconds;
    },
  });
  return { read: parser.feed, restart: () => parser.reset(), lastId: () => lastId, retry: () => retry };
};
