import type { Language } from '#contract/languages/languages.ts';
import { type Compiled, namesIn, type PageWords, type WordPart } from '#contract/pages/page-words.ts';
import { escapeRegExp } from '#contract/text/escape-reg-exp.ts';
import { localDatesIn } from './local-dates.ts';

type Value = unknown;
/** Finds the sentence that a text is, and gives it in the language of the page; null for what it has no words for. */
export type FindWords = (text: string, found?: FindOptions) => readonly Value[] | null;

interface FindOptions {
  /** True where a sentence may hold any text: it was put together there. Else it may hold numbers and single words. */
  composed?: boolean;
  /** What stands in the text as one sign from `ELEMENT` on: the parts of a sentence that are elements. */
  elements?: readonly Value[];
  /** False where a date that stands alone stays as it is. */
  dates?: boolean;
}

/** In a text, the sign for the first element that stands in it; the next signs are those for the others. */
export const ELEMENT = 0xe000;
const ELEMENTS = /([\uE000-\uF8FF])/;

/** Names that stand for a number, or for a time of day. */
const COUNTED = /^(?:count|max|time)$/;
/** Names that stand for a day or a time, and for words of the site itself: never for what a visitor wrote. */
const DATED = /^(?:date|day)$/;
const WORDED = /^(?:category|condition|why|topic|what|reason)$/;
/** A name for several words, also in a text that stands alone: why a shop is closed, which staff write or the calendar says. */
const SEVERAL = /^reason$/;

/** A sentence with names in braces as an expression that finds what stands in their places. */
const patternOf = (english: string) =>
  new RegExp(
    `^${english
      .split(/\{(\w+)\}/)
      .map((part, at) => (at % 2 ? (COUNTED.test(part) ? '([\\d,:]+)' : '(.+?)') : escapeRegExp(part)))
      .join('')}$`,
    's',
  );

interface Pattern {
  expression: RegExp;
  names: readonly string[];
  compiled: Compiled;
}

const fixedLength = (english: string) => english.replace(/\{\w+\}/g, '').length;

/** Those with most words of their own first: what one says may be taken for a name in another. */
const patternsIn = (words: PageWords): Pattern[] =>
  Object.entries(words)
    .sort(([one], [other]) => fixedLength(other) - fixedLength(one))
    .flatMap(([english, compiled]) => {
      const names = namesIn(english);
      return names.length > 0 ? [{ expression: patternOf(english), names, compiled }] : [];
    });

/** The words for words of the site, which may begin small in the middle of a sentence; as they are where there are none. */
const wordsFor = (words: PageWords, english: string): string => {
  const exact = words[english];
  if (typeof exact === 'string') return exact;
  const large = words[english.charAt(0).toUpperCase() + english.slice(1)];
  return typeof large === 'string' ? large.charAt(0).toLowerCase() + large.slice(1) : english;
};

const asNumber = (value: unknown) => Number(String(value).replaceAll(',', ''));

/** Looks texts up among the words of a page. */
export const createFindWords = (language: Language, words: PageWords): FindWords => {
  const rules = new Intl.PluralRules(language);
  const patterns = patternsIn(words);
  // A page without words is English, dates included.
  const localDate = Object.keys(words).length > 0 ? localDatesIn(language) : () => null;
  const written = (name: string, value: string): string => {
    if (DATED.test(name)) return localDate(value) ?? value;
    return WORDED.test(name) ? wordsFor(words, value) : value;
  };
  const fill = (parts: readonly WordPart[], values: Readonly<Record<string, string>>): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        const [name, cases] = part;
        if (!cases) return values[name] ?? '';
        return fill(cases[rules.select(asNumber(values[name]))] ?? cases.other ?? [], values);
      })
      .join('');
  const inLanguage = (text: string, composed: boolean, dates: boolean): string | null => {
    const exact = words[text];
    if (typeof exact === 'string') return exact;
    const date = dates ? localDate(text) : null;
    if (date) return date;
    for (const { expression, names, compiled } of patterns) {
      const values = expression.exec(text)?.slice(1);
      const isOther = (value: string, at: number) =>
        /\s/.test(value) && !localDate(value) && !SEVERAL.test(names[at] ?? '');
      if (!values || (!composed && values.some(isOther))) continue;
      const named = Object.fromEntries(names.map((name, at) => [name, written(name, values[at] ?? '')]));
      return fill(typeof compiled === 'string' ? [compiled] : compiled, named);
    }
    return null;
  };
  return (text, { composed = false, elements = [], dates = true } = {}) => {
    const [, before = '', sentence = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    const found = sentence && inLanguage(sentence, composed, dates);
    if (!found) return null;
    return `${before}${found}${after}`
      .split(ELEMENTS)
      .map((part, at) => (at % 2 ? elements[part.charCodeAt(0) - ELEMENT] : part))
      .filter((part) => part !== '');
  };
};
