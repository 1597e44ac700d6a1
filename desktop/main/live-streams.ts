import { streamEvents } from '#contract/live/calls.ts';
import { apiPath } from './server/api-requests.ts';

/** Milliseconds for which an event may stay unread before its stream counts as left; the server sends one at least every 25 s. */
const UNREAD_MS = 60_000;

const EVENTS = apiPath(streamEvents, {});

interface LiveStreamsDeps {
  setTimer(ms: number, work: () => void): () => void;
}

const handOn = (source: ReadableStream<Uint8Array>, end: AbortController, setTimer: LiveStreamsDeps['setTimer']) => {
  const reader = source.getReader();
  let cancelTimer = () => {};
  const stop = () => {
    cancelTimer();
    end.abort();
    // Node forgets the signals of a response that has started: then an abort alone ends nothing.
    void reader.cancel().catch(() => undefined);
  };
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      cancelTimer();
      const { done, value } = await reader.read();
      if (done) {
        controller.close();
        return;
      }
      controller.enqueue(value);
      cancelTimer = setTimer(UNREAD_MS, stop);
    },
    cancel: stop,
  });
  return { stream, stop };
};

/** Electron's `protocol.handle` aborts no request when its page unloads, so each reload would leave a connection open. */
export const createLiveStreams = ({ setTimer }: LiveStreamsDeps) => {
  let endOpen = () => {};
  const endAll = () => endOpen();
  return {
    async handle(request: Request, handle: (request: Request) => Promise<Response>): Promise<Response> {
      if (new URL(request.url).pathname !== EVENTS) return handle(request);
      endAll();
      const end = new AbortController();
      endOpen = () => end.abort();
      const signal = AbortSignal.any([request.signal, end.signal]);
      const response = await handle(new Request(request, { signal }));
      if (!response.body) return response;
      const { stream, stop } = handOn(response.body, end, setTimer);
      if (end.signal.aborted) stop();
      else endOpen = stop;
      return new Response(stream, response);
    },
    endAll,
  };
};
