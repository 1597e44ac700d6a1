import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';

export const TOO_LARGE = sentence(serverMessages.sendingTooLarge);

/** One buffer, as pieces of a byte each would take a hundred times their size. */
export interface GrowingBuffer {
  /** @throws Failure `too_large` over the limit, and what `hold` throws. */
  add(chunk: Uint8Array): void;
  bytes(): Buffer;
}

/** `hold` is told beforehand by how many bytes the memory grows, to `expected` at most unless more comes. */
export const createGrowingBuffer = (
  max: number,
  hold: (bytes: number) => void,
  expected: number = max,
): GrowingBuffer => {
  let buffer = Buffer.alloc(0);
  let size = 0;
  return {
    add(chunk) {
      const needed = size + chunk.byteLength;
      if (needed > max) throw new Failure('too_large', TOO_LARGE);
      if (needed > buffer.length) {
        const capacity = Math.max(needed, Math.min(expected, 2 * buffer.length));
        hold(capacity - buffer.length);
        const larger = Buffer.allocUnsafeSlow(capacity);
        buffer.copy(larger, 0, 0, size);
        buffer = larger;
      }
      buffer.set(chunk, size);
      size = needed;
    },
    bytes: () => buffer.subarray(0, size),
  };
};
