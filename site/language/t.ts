import type { Day } from '#contract/dublin.ts';
import { type DateForm, formatDay as formatDayIn } from '#contract/languages/dates.ts';
import { addressIn, ENGLISH, type Language } from '#contract/languages/languages.ts';
import { fillWords } from '#contract/words/fill.ts';
import { english, type Message, messageOf, type ValuesOf } from '#contract/words/message.ts';
import type { Compiled, PageWords } from '#contract/words/page-words.ts';

/** The language that a page is in. */
export interface PageLanguage {
  /** Null for English. */
  language: Language | null;
  /** What is checked of the words of the page. */
  words: PageWords;
  /** The languages that the page can be read in beside English. */
  others: readonly Language[];
}

const inEnglish: PageLanguage = { language: null, words: {}, others: [] };
let page = inEnglish;

/** The language of the page that is shown; English where nothing says otherwise. */
export const pageLanguage = (): PageLanguage => page;

/** What a page's language is known from. */
export interface InLanguage {
  location: { language?: Language };
  languages?: readonly Language[];
  words?: PageWords;
}

/** From here on everything is said in the language of a page. */
export const speak = ({ location, words = {}, languages = [] }: InLanguage): void => {
  page = { language: location.language ?? null, words, others: languages };
};

/** Renders in the language of a page. At once, so that pages in different languages never meet. */
export const speaking = <Rendered>(of: InLanguage, render: () => Rendered): Rendered => {
  const before = page;
  speak(of);
  try {
    return render();
  } finally {
    page = before;
  }
};

/** The words for a message in the language of the page; undefined where it is said in English. */
export const wordsFor = ({ id }: { id: string }): Compiled | undefined => (page.language ? page.words[id] : undefined);

/** The `lang` of what a message says: that of English where nobody has checked its words; undefined where it is the page's own. */
export const messageLanguage = (message: { id: string }): string | undefined =>
  page.language && wordsFor(message) === undefined ? ENGLISH : undefined;

/** Says a message in the language of the page, in English where nobody has checked its words. */
export const t = <Name extends string>(message: Message<Name>, ...values: ValuesOf<Name>): string => {
  const words = wordsFor(message);
  return page.language && words !== undefined
    ? fillWords(page.language, words, values[0] ?? {}).join('')
    : english(message, ...values);
};

/** Says a sentence of the contract, such as a field's error, in the language of the page; any other text stays as it is. */
export const said = (text: string): string => {
  const known = page.language ? messageOf(text) : undefined;
  return known ? t(known[0], known[1] ?? {}) : text;
};

/** The `lang` of what is written in a language (null for English) and stands on this page; undefined where that is the page's own. */
export const partLanguage = (language: Language | null): string | undefined =>
  language === page.language ? undefined : (language ?? ENGLISH);

/** Writes a day in the language of the page. */
export const formatDay = (day: Day, form: DateForm): string => formatDayIn(page.language, day, form);

/** Where a page of the site lies in the language of the page that links to it. */
export const pageAddress = (address: string): string => addressIn(page.language, address);
