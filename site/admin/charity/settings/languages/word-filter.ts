import type { LanguageWord } from '#contract/languages/language-words.ts';
import { wordForm } from '#contract/personal-data/name.ts';

/** Empty fields let every sentence through. */
export interface WordFilter {
  text: string;
  state: WordStateFilter | '';
  part: string;
}

export const noFilter: WordFilter = { text: '', state: '', part: '' };

const fits = {
  open: ({ state }: LanguageWord) => state === 'missing' || state === 'draft',
  changed: ({ state }: LanguageWord) => state === 'changed',
  checked: ({ state }: LanguageWord) => state === 'checked',
};
type WordStateFilter = keyof typeof fits;

export const stateFilters: readonly (readonly [WordStateFilter, label: string])[] = [
  ['open', 'Missing or not checked'],
  ['changed', 'English changed since'],
  ['checked', 'Checked'],
];

/** Matches the sentence as saved, so that what has been ticked stays in view until it is saved. */
export const matchesWord = (word: LanguageWord, filter: WordFilter): boolean =>
  (filter.part === '' || word.part === filter.part) &&
  (filter.state === '' || fits[filter.state](word)) &&
  wordForm(`${word.english} ${word.text}`).includes(wordForm(filter.text).trim());
