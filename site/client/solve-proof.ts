import { type ProofChallenge, puzzleText } from '#contract/proof-of-work.ts';
import { createHasher } from './sha256.ts';

/** The page stays usable: the work pauses after this time, so that a press or a key is answered within a frame. */
const CHUNK_MS = 8;
/** The clock is read only so often. */
const HASHES_BETWEEN = 64;

/** Lets the browser handle what has happened meanwhile. Timers would wait a second each in a tab in the background. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

interface SolveOptions {
  signal?: AbortSignal | undefined;
  onWork?: ((done: number) => void) | undefined;
}

/** The nonces that solve a challenge, found in small chunks. `onWork` hears the share of the puzzles that is solved. */
export const solve = async (
  { token, bits, puzzles }: ProofChallenge,
  { signal, onWork }: SolveOptions = {},
): Promise<number[]> => {
  const nonces: number[] = [];
  let until = performance.now() + CHUNK_MS;
  for (let puzzle = 0; puzzle < puzzles; puzzle += 1) {
    const hash = createHasher(puzzleText(token, puzzle, 0).slice(0, -1));
    let nonce = 0;
    while (Math.clz32(hash(String(nonce))[0] ?? 0) < bits) {
      nonce += 1;
      if (nonce % HASHES_BETWEEN !== 0 || performance.now() < until) continue;
      await pause();
      signal?.throwIfAborted();
      until = performance.now() + CHUNK_MS;
    }
    nonces.push(nonce);
    onWork?.((puzzle + 1) / puzzles);
  }
  return nonces;
};
