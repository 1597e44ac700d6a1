import type { SignInAnswer } from '#contract/auth/factors.ts';
import type { SignedIn } from '#contract/people/people.ts';

/** The answer to a sign-in that needs no second step. */
export const completed = async (answer: Promise<SignInAnswer>): Promise<SignedIn> => {
  const settled = await answer;
  if ('secondFactor' in settled) throw new Error('A second step is asked for.');
  return settled;
};
