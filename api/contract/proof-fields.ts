/** Fields of a form that is posted without scripts: the question's token and what was typed. */
export const PROOF_FIELDS = { token: 'proofToken', answer: 'proofAnswer' } as const;
