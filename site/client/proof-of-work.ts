import { PROOF_HEADER, proofChallenge, proofOf } from '#contract/proof-of-work.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

interface ProofOptions {
  /** Stops the work; the promise then rejects with its reason. */
  signal?: AbortSignal;
  /** Called from the start of the work, with the share that is done, 0 to 1; never when nothing is asked. */
  onWork?: (done: number) => void;
}

/**
 * The headers that a submission brings along while many arrive: asks the server, and does the work that it asks for. Without
 * an answer the submission goes without: it is taken all the same. @throws the signal's reason.
 */
export const bringProof = async (
  platform: Platform,
  { signal, onWork }: ProofOptions = {},
): Promise<Record<string, string>> => {
  const challenge = await createRequests(platform, 'body')
    .get('/submissions/proof', proofChallenge, signal)
    .catch(() => null);
  signal?.throwIfAborted();
  if (!challenge) return {};
  if (challenge.bits === 0) return { [PROOF_HEADER]: proofOf(challenge.token, '') };
  onWork?.(0);
  const { solve } = await import('./solve-proof.ts');
  return { [PROOF_HEADER]: proofOf(challenge.token, await solve(challenge, { signal, onWork })) };
};
