import { createHash } from 'node:crypto';
import { type ProofChallenge, puzzleText } from '#contract/proof-of-work.ts';
import type { SignedTokens } from './signed-tokens.ts';

/** Many small puzzles instead of a large one, so that nobody is much unluckier than others. */
const PUZZLES = 16;
/** 16 puzzles of 14 bits are some 260,000 hashes: two to five seconds on an old phone. */
const BITS_MIN = 14;
const BITS_MAX = 17;
/** Long enough for a form with a picture on a slow line. */
const LIFE_MS = 15 * 60_000;
const NONCE_MAX = 2 ** 31;

/** Zero bits of a puzzle: none while nothing is asked, and one more with each doubling of the `pressure` above 1. */
const bitsFor = (pressure: number): number =>
  pressure <= 0 ? 0 : Math.min(BITS_MAX, BITS_MIN + Math.floor(Math.log2(Math.max(1, pressure))));

/** A new challenge; `pressure` says how many times the rate is what one would ask anything for, 0 asks for nothing. */
export const createChallenge = (tokens: SignedTokens, now: Date, pressure: number): ProofChallenge => {
  const bits = bitsFor(pressure);
  const puzzles = bits === 0 ? 0 : PUZZLES;
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const token = tokens.issue(['work', String(bits), String(puzzles)], expiresAt);
  return { token, bits, puzzles, expiresAt: expiresAt.toISOString() };
};

const leadingZeroBits = (hash: Uint8Array): number => {
  const at = hash.findIndex((byte) => byte !== 0);
  return at === -1 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
};

/** True when every puzzle of the token is solved by its nonce. */
export const isSolved = (token: string, [, bits = '', puzzles = '']: readonly string[], solution: string): boolean => {
  const nonces = solution === '' ? [] : solution.split('-').map(Number);
  const isNonce = (nonce: number) => Number.isInteger(nonce) && nonce >= 0 && nonce < NONCE_MAX;
  return (
    nonces.length === Number(puzzles) &&
    nonces.every(
      (nonce, at) =>
        isNonce(nonce) &&
        leadingZeroBits(
          createHash('sha256')
            .update(puzzleText(token, at, nonce))
            .digest(),
        ) >= Number(bits),
    )
  );
};
