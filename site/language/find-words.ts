import { escapeRegExp } from '#contract/escape-reg-exp.ts';
import { type Compiled, namesIn, type PageWords, type WordPart } from '#contract/page-words.ts';

type Value = unknown;
/** Finds the sentence that a text is, and gives it in the language of the page; null for what it has no words for. */
export type FindWords = (text: string, found?: FindOptions) => readonly Value[] | null;

interface FindOptions {
  /** True where a sentence may hold any text: it was put together there. Else it may hold numbers and single words. */
  composed?: boolean;
  /** What stands in the text as one sign from `ELEMENT` on: the parts of a sentence that are elements. */
  elements?: readonly Value[];
}

/** In a text, the sign for the first element that stands in it; the next signs are those for the others. */
export const ELEMENT = 0xe000;
const ELEMENTS = /([\uE000-\uF8FF])/;

/** A sentence with names in braces as an expression that finds what stands in their places. */
const patternOf = (english: string) =>
  new RegExp(
    `^${english
      .split(/\{(\w+)\}/)
      .map((part, at) => (at % 2 ? '(.+?)' : escapeRegExp(part)))
      .join('')}$`,
    's',
  );

interface Pattern {
  expression: RegExp;
  names: readonly string[];
  compiled: Compiled;
}

/** The longest first: a sentence may begin as a shorter one does, in which its rest would be taken for a name. */
const patternsIn = (words: PageWords): Pattern[] =>
  Object.entries(words)
    .sort(([one], [other]) => other.length - one.length)
    .flatMap(([english, compiled]) => {
      const names = namesIn(english);
      return names.length > 0 ? [{ expression: patternOf(english), names, compiled }] : [];
    });

const asNumber = (value: unknown) => Number(String(value).replaceAll(',', ''));

/** Looks texts up among the words of a page. */
export const createFindWords = (language: string, words: PageWords): FindWords => {
  const rules = new Intl.PluralRules(language);
  const patterns = patternsIn(words);
  const fill = (parts: readonly WordPart[], values: Readonly<Record<string, string>>): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        const [name, cases] = part;
        if (!cases) return values[name] ?? '';
        return fill(cases[rules.select(asNumber(values[name]))] ?? cases.other ?? [], values);
      })
      .join('');
  const inLanguage = (text: string, composed: boolean): string | null => {
    const exact = words[text];
    if (typeof exact === 'string') return exact;
    for (const { expression, names, compiled } of patterns) {
      const values = expression.exec(text)?.slice(1);
      if (!values || (!composed && values.some((value) => /\s/.test(value)))) continue;
      const named = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
      return fill(typeof compiled === 'string' ? [compiled] : compiled, named);
    }
    return null;
  };
  return (text, { composed = false, elements = [] } = {}) => {
    const [, before = '', sentence = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    const found = sentence && inLanguage(sentence, composed);
    if (!found) return null;
    return `${before}${found}${after}`
      .split(ELEMENTS)
      .map((part, at) => (at % 2 ? elements[part.charCodeAt(0) - ELEMENT] : part))
      .filter((part) => part !== '');
  };
};
