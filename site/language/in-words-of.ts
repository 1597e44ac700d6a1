import type { Language } from '#contract/languages.ts';
import type { PageWords } from '#contract/page-words.ts';
import { translateElements } from './element-translator.ts';
import { translatorFor } from './translate-elements.ts';

/** Renders in a language. At once, so that pages in different languages never meet. */
export const inWordsOf = <Rendered>(
  language: Language | undefined,
  words: PageWords | undefined = {},
  render: () => Rendered,
): Rendered => {
  if (!language) return render();
  translateElements(translatorFor(language, words));
  try {
    return render();
  } finally {
    translateElements(null);
  }
};
