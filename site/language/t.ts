import { type DateForm, type Day, englishDay } from '#contract/dublin.ts';
import type { formatDay as formatDayIn } from '#contract/languages/dates.ts';
import { addressIn, ENGLISH, type Language } from '#contract/languages/languages.ts';
import type { fillWords } from '#contract/words/fill.ts';
import { english, type InItsLanguage, type Message, messageOf, type ValuesOf } from '#contract/words/message.ts';
import type { Compiled, PageWords } from '#contract/words/page-words.ts';

/** What only pages in another language need; English ones do not load it. */
export interface Translator {
  fillWords: typeof fillWords;
  formatDay: typeof formatDayIn;
  /** What `said` knows of the server's answers; in English they stay as they come. */
  answers: object;
}

/** What a page's language is known from. */
export interface InLanguage {
  location: { language?: Language };
  languages?: readonly Language[];
  words?: PageWords;
}

/** The language that a page is in. */
export interface PageLanguage {
  /** Null for English. */
  language: Language | null;
  /** What is checked of the words of the page. */
  words: PageWords;
  /** The languages of the site beside English. */
  others: readonly Language[];
  translator: Translator | null;
}

let page: PageLanguage = { language: null, words: {}, others: [], translator: null };

/** The language of the page that is shown; English where nothing says otherwise. */
export const pageLanguage = (): PageLanguage => page;

/** From here on everything is said in the language of a page, by the `translator` for it; null for English. */
export const setPageLanguage = (
  { location, words = {}, languages = [] }: InLanguage,
  translator: Translator | null,
): void => {
  page = { language: (translator && location.language) ?? null, words, others: languages, translator };
};

/** The words for a message in the language of the page; undefined where it is said in English. */
export const wordsFor = ({ id }: { id: string }): Compiled | undefined => (page.language ? page.words[id] : undefined);

/** The `lang` of what a message says: that of English where nobody has checked its words; undefined where it is the page's own. */
export const messageLanguage = (message: { id: string }): string | undefined =>
  page.language && wordsFor(message) === undefined ? ENGLISH : undefined;

/** Says a message in the language of the page, in English where nobody has checked its words. */
export const t = <Name extends string>(message: Message<Name>, ...values: ValuesOf<Name>): string => {
  const { language, translator } = page;
  const words = wordsFor(message);
  return language && translator && words !== undefined
    ? translator.fillWords<string | number>(language, words, values[0] ?? {}).join('')
    : english(message, ...values);
};

/** Says a sentence of the contract, such as a field's error, in the language of the page; any other text stays as it is. */
export const said = (text: string): string => {
  const known = page.language ? messageOf(text) : undefined;
  return known ? t(known[0], known[1] ?? {}) : text;
};

/** A sentence of the contract as a value of a message: in English where that is. */
export const saidValue =
  (text: string): InItsLanguage =>
  (language) =>
    language ? said(text) : text;

/** A label as it stands within a sentence. */
export const labelValue =
  (label: string): InItsLanguage =>
  (language) =>
    saidValue(label)(language).toLocaleLowerCase(language ?? ENGLISH);

/** The `lang` of what is written in a language (null for English) and stands on this page; undefined where that is the page's own. */
export const partLanguage = (language: Language | null): string | undefined =>
  language === page.language ? undefined : (language ?? ENGLISH);

const dayIn = (language: Language | null, day: Day, form: DateForm) =>
  page.translator && language ? page.translator.formatDay(language, day, form) : englishDay(day, form);

/** Writes a day in the language of the page. */
export const formatDay = (day: Day, form: DateForm): string => dayIn(page.language, day, form);

/** A day as a value of a message: in English where the sentence is. */
export const dayValue =
  (day: Day, form: DateForm): InItsLanguage =>
  (language) =>
    dayIn(language, day, form);

/** Where a page of the site lies in the language of the page that links to it. */
export const pageAddress = (address: string): string => addressIn(page.language, address);
