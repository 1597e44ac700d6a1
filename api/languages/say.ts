import type { Language } from '#contract/languages/languages.ts';
import { fillWords } from '#contract/words/fill.ts';
import { english, type Message, type ValuesOf } from '#contract/words/message.ts';
import type { PageWords } from '#contract/words/page-words.ts';

/** Falls back to English if the language is absent or the words are unchecked. */
export const sayIn = <Name extends string>(
  language: Language | undefined,
  words: PageWords | null,
  message: Message<Name>,
  ...values: ValuesOf<Name>
): string => {
  const compiled = words?.[message.id];
  return language && compiled !== undefined
    ? fillWords(language, compiled, values[0] ?? {}).join('')
    : english(message, ...values);
};
