import { fuzzyMatcher } from '../text/fuzzy-match.ts';
import { donationCategories } from './donations.ts';
import type { KnownItem } from './what-we-take.ts';

export const itemMatcher = ({ category, name, why, instead, words }: KnownItem) =>
  fuzzyMatcher(name, words, `${why} ${instead} ${donationCategories[category]}`);
