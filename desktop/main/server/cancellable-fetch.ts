type Fetch = typeof globalThis.fetch;

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
 * Ends the connection when the body of its answer is cancelled: `net.fetch` keeps it open (electron#47097), and Node may forget
 * the caller's signals once the answer is there, so the body holds this one.
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
