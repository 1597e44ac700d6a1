import { soundsUrgent } from '#contract/review/emergency-words.ts';
import type { Deps } from '../http/deps.ts';

/** Whether the review hears that a person is in danger. */
export const reviewHears = async (deps: Pick<Deps, 'loadReviewer'>, words: string): Promise<boolean> => {
  if (words.trim() === '') return false;
  const reviewer = await deps.loadReviewer();
  return reviewer.review(words, {}).stored.urgent;
};

/** Whether what somebody wrote says that a person is in danger: by the words that the forms know, or by what the review hears. */
export const isUrgent = async (deps: Pick<Deps, 'loadReviewer'>, ...texts: readonly string[]): Promise<boolean> => {
  const words = texts.filter((text) => text.trim() !== '').join('\n\n');
  return soundsUrgent(words) || reviewHears(deps, words);
};
