import { soundsUrgent } from '#contract/review/urgent-words.ts';
import type { Deps } from '../http/deps.ts';

export const reviewFindsUrgent = async (deps: Pick<Deps, 'loadReviewer'>, words: string): Promise<boolean> => {
  if (words.trim() === '') return false;
  const reviewer = await deps.loadReviewer();
  return reviewer.review(words, {}).stored.urgent;
};

export const isUrgent = async (deps: Pick<Deps, 'loadReviewer'>, ...texts: readonly string[]): Promise<boolean> => {
  const words = texts.filter((text) => text.trim() !== '').join('\n\n');
  return soundsUrgent(words) || reviewFindsUrgent(deps, words);
};
