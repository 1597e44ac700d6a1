import { type DateForm, type Day, englishDay } from '#contract/dublin.ts';
import type { formatDay as formatDayIn } from '#contract/languages/dates.ts';
import { addressIn, ENGLISH, type Language } from '#contract/languages/languages.ts';
import type { fillWords } from '#contract/words/fill.ts';
import { english, type InItsLanguage, type Message, messageOf, type ValuesOf } from '#contract/words/message.ts';
import type { Compiled, PageWords } from '#contract/words/page-words.ts';

/** Needed by pages in another language alone; English ones do not load it. */
export interface Translator {
  fillWords: typeof fillWords;
  formatDay: typeof formatDayIn;
  /** Server answers that `translate` knows; in English they stay unchanged. */
  answers: object;
}

export interface InLanguage {
  location: { language?: Language };
  languages?: readonly Language[];
  words?: PageWords;
}

export interface PageLanguage {
  /** Null for English. */
  language: Language | null;
  /** Only the words that somebody has checked. */
  words: PageWords;
  others: readonly Language[];
  translator: Translator | null;
}

let page: PageLanguage = { language: null, words: {}, others: [], translator: null };

export const pageLanguage = (): PageLanguage => page;

/** `translator` is null for English. */
export const setPageLanguage = (
  { location, words = {}, languages = [] }: InLanguage,
  translator: Translator | null,
): void => {
  page = { language: (translator && location.language) ?? null, words, others: languages, translator };
};

/** Undefined if the message is said in English. */
export const wordsFor = ({ id }: { id: string }): Compiled | undefined => (page.language ? page.words[id] : undefined);

/** English if nobody has checked the words; undefined if it is the page's own language. */
export const messageLanguage = (message: { id: string }): string | undefined =>
  page.language && wordsFor(message) === undefined ? ENGLISH : undefined;

/** In English if nobody has checked the words. */
export const t = <Name extends string>(message: Message<Name>, ...values: ValuesOf<Name>): string => {
  const { language, translator } = page;
  const words = wordsFor(message);
  return language && translator && words !== undefined
    ? translator.fillWords<string | number>(language, words, values[0] ?? {}).join('')
    : english(message, ...values);
};

/** Any text that is no sentence of the contract stays as it is. */
export const translate = (text: string): string => {
  const known = page.language ? messageOf(text) : undefined;
  return known ? t(known[0], known[1] ?? {}) : text;
};

/** In English if the sentence around it is. */
export const textValue =
  (text: string): InItsLanguage =>
  (language) =>
    language ? translate(text) : text;

export const labelValue =
  (label: string): InItsLanguage =>
  (language) =>
    textValue(label)(language).toLocaleLowerCase(language ?? ENGLISH);

/** `language` is null for English; returns undefined if it is the page's own. */
export const partLanguage = (language: Language | null): string | undefined =>
  language === page.language ? undefined : (language ?? ENGLISH);

const dayIn = (language: Language | null, day: Day, form: DateForm) =>
  page.translator && language ? page.translator.formatDay(language, day, form) : englishDay(day, form);

export const formatDay = (day: Day, form: DateForm): string => dayIn(page.language, day, form);

/** In English if the sentence around it is. */
export const dayValue =
  (day: Day, form: DateForm): InItsLanguage =>
  (language) =>
    dayIn(language, day, form);

export const pageAddress = (address: string): string => addressIn(page.language, address);
