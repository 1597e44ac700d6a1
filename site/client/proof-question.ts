import { type ProofQuestion, proofQuestion } from '#contract/proof-of-work.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

/** A question to answer instead of the work before a submission. */
export const readQuestion = (platform: Platform): Promise<ProofQuestion> =>
  createRequests(platform, 'body').get('/submissions/question', proofQuestion);
