import * as z from 'zod/mini';
import { timestamp } from './record-fields.ts';

export const QUESTION_UNANSWERED = 'Please type the word once more. Everything else you wrote is still here.';

/** The header with which a submission brings its proof: the challenge's token, a dot, and the nonces joined with `-`. */
export const PROOF_HEADER = 'x-proof';

/**
 * What a browser has to work out before it submits, usable once until `expiresAt`: for each number n below `puzzles` a
 * nonce such that SHA-256 of `token.n.nonce` begins with `bits` zero bits. With `bits` 0 the token alone is the proof.
 */
export const proofChallenge = z.object({
  token: z.string(),
  bits: z.int(),
  puzzles: z.int(),
  expiresAt: timestamp,
});
export type ProofChallenge = z.infer<typeof proofChallenge>;

/**
 * A question instead of the work: to type `word`, in small or large letters, no sooner than `waitSeconds` after it was
 * asked. The proof is the token, a dot, and the word. Usable once until `expiresAt`.
 */
export const proofQuestion = z.object({
  token: z.string(),
  word: z.string(),
  waitSeconds: z.int(),
  expiresAt: timestamp,
});
export type ProofQuestion = z.infer<typeof proofQuestion>;

/** The text whose hash a puzzle is about. */
export const puzzleText = (token: string, puzzle: number, nonce: number): string => `${token}.${puzzle}.${nonce}`;

/** The value of the proof header. */
export const proofOf = (token: string, solution: string | readonly number[]): string =>
  `${token}.${typeof solution === 'string' ? solution.trim().toLowerCase() : solution.join('-')}`;
