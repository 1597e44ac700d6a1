/** One event of a `text/event-stream`. */
export interface ServerEvent {
  name: string;
  data: string;
}

export interface ServerEventReader {
  /** Takes the next piece of the stream, cut anywhere; calls back for every event that it completes. */
  read(piece: string): void;
  /** The id of the latest event that was read. */
  lastId(): string;
  /** Milliseconds that the server asks to wait before coming back; null when it has not said so. */
  retry(): number | null;
}

/** Reads server-sent events as the HTML standard has them. `EventSource` itself cannot send a token. */
export const createServerEventReader = (onEvent: (event: ServerEvent) => void, knownId = ''): ServerEventReader => {
  let rest = '';
  let name = '';
  let data: string[] = [];
  let id = knownId;
  let given = knownId;
  let retry: number | null = null;

  const dispatch = () => {
    id = given;
    if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') });
    name = '';
    data = [];
  };
  const take = (line: string) => {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) given = value;
    else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value);
  };
  return {
    read(piece) {
      const text = rest + piece;
      // A carriage return at the very end may be half of a line end.
      const end = text.endsWith('\r') ? text.length - 1 : text.length;
      const lines = text.slice(0, end).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '') + text.slice(end);
      for (const line of lines) take(line);
    },
    lastId: () => id,
    retry: () => retry,
  };
};
