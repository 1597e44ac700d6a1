import type { LanguageWord } from '#contract/language-words.ts';

/** As people search: without accents, small or large. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Which sentences are shown; empty for all of them. */
export interface WordFilter {
  text: string;
  state: string;
  group: string;
}

export const noFilter: WordFilter = { text: '', state: '', group: '' };

/** Whether a sentence, as it is saved, fits the filter. What has been ticked stays in view until it is saved. */
export const matchesWord = ({ english, text, state, group }: LanguageWord, filter: WordFilter): boolean =>
  (filter.group === '' || group === filter.group) &&
  (filter.state === '' || (filter.state === 'checked') === (state === 'checked')) &&
  folded(`${english} ${text}`).includes(folded(filter.text));
