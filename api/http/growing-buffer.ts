import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from '../core/failure.ts';

export const TOO_LARGE = sentence(answers.sendingTooLarge);

/** Bytes that come in pieces, in one buffer: pieces of a byte each would take a hundred times their size. */
export interface GrowingBuffer {
  /** Copies a piece. @throws Failure `too_large` when there are more bytes than may come, and what `hold` throws. */
  add(piece: Uint8Array): void;
  /** The bytes so far. */
  bytes(): Buffer;
}

/** `hold` is told, before, by how many bytes the memory grows; it grows to what is `expected` at most, unless more comes. */
export const createGrowingBuffer = (
  max: number,
  hold: (bytes: number) => void,
  expected: number = max,
): GrowingBuffer => {
  let buffer = Buffer.alloc(0);
  let size = 0;
  return {
    add(piece) {
      const needed = size + piece.byteLength;
      if (needed > max) throw new Failure('too_large', TOO_LARGE);
      if (needed > buffer.length) {
        const capacity = Math.max(needed, Math.min(expected, 2 * buffer.length));
        hold(capacity - buffer.length);
        const larger = Buffer.allocUnsafeSlow(capacity);
        buffer.copy(larger, 0, 0, size);
        buffer = larger;
      }
      buffer.set(piece, size);
      size = needed;
    },
    bytes: () => buffer.subarray(0, size),
  };
};
