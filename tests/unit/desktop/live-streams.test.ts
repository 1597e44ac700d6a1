import { expect, it } from 'vitest';
import { createLiveStreams } from '../../../desktop/main/live-streams.ts';

/** A server whose live streams never end by themselves. */
const streamingServer = () => {
  const timers = new Set<() => void>();
  const streams = createLiveStreams({
    setTimer: (_ms, work) => {
      timers.add(work);
      return () => timers.delete(work);
    },
  });
  let open = 0;
  const answer = async ({ signal }: Request): Promise<Response> => {
    open += 1;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(': beat\n\n'));
        signal.addEventListener('abort', () => {
          open -= 1;
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  const ask = (path = '/api/events') => streams.handle(new Request(`app://admin${path}`), answer);
  return { ask, open: () => open, endAll: streams.endAll, passTime: () => [...timers].map((work) => work()) };
};

it('ten reloads of the interface leave one live stream open, and its end none', async () => {
  const server = streamingServer();
  for (let reload = 0; reload < 10; reload += 1) await server.ask();
  expect(server.open()).toBe(1);
  server.endAll();
  expect(server.open()).toBe(0);
});

it('a stream ends at its source when its reader cancels, or leaves an event unread for a minute', async () => {
  const server = streamingServer();
  const reader = (await server.ask()).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(server.open()).toBe(0);
  await server.ask();
  await expect.poll(() => server.passTime().length).toBe(1);
  expect(server.open()).toBe(0);
});

it('a stream ends at its source also when that hears of no signal, before it begins as after', async () => {
  const streams = createLiveStreams({ setTimer: () => () => {} });
  let open = 0;
  const begun = async (answered: Promise<void>): Promise<Response> => {
    await answered;
    open += 1;
    const end = () => {
      open -= 1;
    };
    return new Response(new ReadableStream({ cancel: end }));
  };
  const ask = (answered = Promise.resolve()) =>
    streams.handle(new Request('app://admin/api/events'), () => begun(answered));
  await ask();
  await ask();
  expect(open).toBe(1);
  streams.endAll();
  expect(open).toBe(0);
  let answer = () => {};
  const late = ask(
    new Promise((done) => {
      answer = done;
    }),
  );
  streams.endAll();
  answer();
  await late;
  expect(open).toBe(0);
});

it('other calls go on while a stream begins and ends', async () => {
  const server = streamingServer();
  await server.ask('/api/dashboard');
  await server.ask();
  server.endAll();
  expect(server.open()).toBe(1);
});
