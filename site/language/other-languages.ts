import { knowWaits } from '#contract/calls/waits.ts';
import { formatDay } from '#contract/languages/dates.ts';
import { answers } from '#contract/words/answers.ts';
import { fillWords } from '#contract/words/fill.ts';
import { type InLanguage, type OtherLanguages, pageLanguage, speak } from './t.ts';

knowWaits();

/** What pages in another language need beside their words. */
export const otherLanguages: OtherLanguages = { fillWords, formatDay, answers };

/** Renders in the language of a page. At once, so that pages in different languages never meet. */
export const speaking = <Rendered>(of: InLanguage, render: () => Rendered): Rendered => {
  const { language, words, others, means } = pageLanguage();
  speak(of, otherLanguages);
  try {
    return render();
  } finally {
    speak({ location: language ? { language } : {}, words, languages: others }, means);
  }
};
