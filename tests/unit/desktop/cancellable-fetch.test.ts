import { expect, it } from 'vitest';
import { cancellableFetch } from '../../../desktop/main/server/cancellable-fetch.ts';

/** A network as Electron's: a body that is cancelled ends nothing, the signal of the call does. */
const network = (status = 200) => {
  const signals: AbortSignal[] = [];
  const fetch = cancellableFetch(async (_input, init) => {
    if (init?.signal) signals.push(init.signal);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('one')),
    });
    return new Response(status === 204 ? null : body, { status, headers: { 'content-type': 'text/event-stream' } });
  });
  return { fetch, isEnded: () => signals.map(({ aborted }) => aborted) };
};

it('a call ends when the body of its answer is cancelled, also while the next piece is waited for', async () => {
  const { fetch, isEnded } = network();
  const answer = await fetch('https://portal.example/api/events', { signal: new AbortController().signal });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one');
  const next = reader?.read();
  expect(isEnded()).toEqual([false]);
  await reader?.cancel();
  expect(isEnded()).toEqual([true]);
  expect(await next).toEqual({ done: true, value: undefined });
});

it('a call still ends by the signal of its caller, and an answer may have no body', async () => {
  const { fetch, isEnded } = network(204);
  const caller = new AbortController();
  expect((await fetch('https://portal.example/api/health', { signal: caller.signal })).status).toBe(204);
  caller.abort();
  expect(isEnded()).toEqual([true]);
});
