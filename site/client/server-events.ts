import { createParser } from 'eventsource-parser';

export interface ServerEvent {
  name: string;
  data: string;
}

export interface ServerEventReader {
  /** Takes a chunk, cut anywhere, and calls back for every event that it completes. */
  read(chunk: string): void;
  /** Drops what the last stream left unfinished; `lastId` and `retry` stay. */
  restart(): void;
  lastId(): string;
  /** Milliseconds that the server asks to wait before reconnecting; null if it has not said so. */
  retry(): number | null;
}

/** Replaces `EventSource`, which cannot send a token. */
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
