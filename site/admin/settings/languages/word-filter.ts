import type { LanguageWord } from '#contract/languages/language-words.ts';
import { wordForm } from '#contract/personal-data/name.ts';

/** Which sentences are shown; empty for all of them. */
export interface WordFilter {
  text: string;
  state: string;
  part: string;
}

export const noFilter: WordFilter = { text: '', state: '', part: '' };

/** Whether a sentence, as it is saved, fits the filter. What has been ticked stays in view until it is saved. */
export const matchesWord = ({ english, text, state, part }: LanguageWord, filter: WordFilter): boolean =>
  (filter.part === '' || part === filter.part) &&
  (filter.state === '' || (filter.state === 'checked') === (state === 'checked')) &&
  wordForm(`${english} ${text}`).includes(wordForm(filter.text).trim());
