import type { Language } from '#contract/languages/languages.ts';
import type { PageWords } from '#contract/pages/page-words.ts';
import type { SentAnswers } from '../client/page-answers.ts';
import type { ElementTranslator } from './element-translator.ts';
import { ownLines } from './own-lines.ts';
import { translatorFor } from './translate-elements.ts';

/** What of a page's data its language depends on. */
export interface InLanguage {
  location: { language?: Language };
  languages?: readonly Language[];
  words?: PageWords;
  answers: SentAnswers;
}

/** How elements of a page are made in its language; null for English. */
export const translatorOf = ({ location: { language }, words = {}, answers }: InLanguage): ElementTranslator | null =>
  language ? translatorFor(language, words, ownLines(language, answers)) : null;
