import { randomInt } from 'node:crypto';
import type { ProofQuestion } from '#contract/proof-of-work.ts';
import type { SignedTokens } from './signed-tokens.ts';

/** Short everyday words that are hard to misspell. */
const WORDS =
  'apple basket blanket bottle bread bridge button candle carpet chair clock cloud coat cup curtain door drawer drum farm flower fork garden gate glove hammer harbour hat jacket jug kettle ladder lamp letter mirror needle orange oven pencil piano pillow plate pocket pot ribbon ring river saddle scarf shelf shirt shoe soap sofa spoon stamp stone sugar table teapot thread ticket towel tower train tray umbrella vase wagon wheel window wool'.split(
    ' ',
  );
/** A person takes longer to read the page and type the word. */
const WAIT_SECONDS = 5;
/** As long as somebody may take to write: nobody is hurried. */
const LIFE_MS = 60 * 60_000;

/** A new question, for who runs no scripts or waits too long for them. */
export const createQuestion = (tokens: SignedTokens, now: Date): ProofQuestion => {
  const word = WORDS[randomInt(WORDS.length)] ?? 'kettle';
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const token = tokens.issue(['word', word, now.getTime().toString(36)], expiresAt);
  return { token, word, waitSeconds: WAIT_SECONDS, expiresAt: expiresAt.toISOString() };
};

/** True when the word was typed, and not sooner than a person can. */
export const isAnswered = ([, word, askedAt = '']: readonly string[], answer: string, now: Date): boolean =>
  answer.trim().toLowerCase() === word && now.getTime() - Number.parseInt(askedAt, 36) >= WAIT_SECONDS * 1000;
