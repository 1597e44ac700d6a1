type Fetch = typeof globalThis.fetch;

/** Hands a body on; cancelling it calls `end` at once, also while a piece of it is waited for. */
const endedBy = (source: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> => {
  const reader = source.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
};

/**
 * Calls whose connection ends when the body of their answer is cancelled. `net.fetch` itself keeps it open (electron#47097), and
 * the signals of the caller may be forgotten by Node once the answer is there: this one is held by the body.
 */
export const cancellableFetch =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const call = new AbortController();
    const signal = init?.signal ? AbortSignal.any([init.signal, call.signal]) : call.signal;
    const answer = await fetch(input, { ...init, signal });
    const body = answer.body && endedBy(answer.body, () => call.abort());
    return body ? new Response(body, answer) : answer;
  };
