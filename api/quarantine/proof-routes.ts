import { proofChallenge, proofQuestion } from '#contract/proof-of-work.ts';
import { type Route, route } from '../http/route.ts';
import { readReviewRules } from '../settings/review-rules.ts';

const shared = { method: 'get', access: 'anyone', tag: 'Submissions', limit: 'proof' } as const;

/** What a form asks before it submits. Nothing of it is stored. */
export const proofRoutes: Route[] = [
  route({
    ...shared,
    path: '/submissions/proof',
    operationId: 'readSubmissionProof',
    summary: 'The work that a browser does before a submission; none while few submissions arrive',
    answer: proofChallenge,
    handle: ({ deps }) => deps.admission.challenge(readReviewRules(deps).submissionsPerHour),
  }),
  route({
    ...shared,
    path: '/submissions/question',
    operationId: 'readSubmissionQuestion',
    summary: 'A question to answer instead of that work',
    answer: proofQuestion,
    handle: ({ deps }) => deps.admission.question(),
  }),
];
