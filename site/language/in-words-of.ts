import { translateElements } from './element-translator.ts';
import { type InLanguage, translatorOf } from './translator-of.ts';

/** Renders a page in its language. At once, so that pages in different languages never meet. */
export const inWordsOf = <Rendered>(page: InLanguage, render: () => Rendered): Rendered => {
  const translator = translatorOf(page);
  if (!translator) return render();
  translateElements(translator);
  try {
    return render();
  } finally {
    translateElements(null);
  }
};
