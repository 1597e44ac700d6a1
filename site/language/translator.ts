import { registerRetrySentences } from '#contract/calls/retry-sentences.ts';
import { formatDay } from '#contract/languages/dates.ts';
import { fillWords } from '#contract/words/fill.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { type InLanguage, pageLanguage, setPageLanguage, type Translator } from './t.ts';

registerRetrySentences();

export const translator: Translator = { fillWords, formatDay, answers: serverMessages };

/** Synchronous, so that pages in different languages never meet. */
export const inPageLanguage = <Rendered>(of: InLanguage, render: () => Rendered): Rendered => {
  const before = pageLanguage();
  setPageLanguage(of, translator);
  try {
    return render();
  } finally {
    const { language, words, others } = before;
    setPageLanguage({ location: language ? { language } : {}, words, languages: others }, before.translator);
  }
};
