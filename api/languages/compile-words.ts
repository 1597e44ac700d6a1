import { parse, type Token } from '@messageformat/parser';
import type { Language } from '#contract/languages/languages.ts';
import type { Compiled, WordPart } from '#contract/words/page-words.ts';
import { Failure } from '../core/failure.ts';

type PluralCase = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

const casesOf = (language: Language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories as PluralCase[];

const refuse = (why: string): never => {
  throw new Failure('invalid', why);
};

const partOf = (token: Token, names: readonly string[], counted?: string): WordPart => {
  if (token.type === 'content') return token.value;
  if (token.type === 'octothorpe') return counted === undefined ? '#' : [counted];
  if (token.type !== 'argument' && token.type !== 'plural')
    return refuse('Only names in braces and plural forms can be filled in');
  const { arg } = token;
  if (!names.includes(arg)) return refuse(`There is nothing called {${arg}} to fill in here`);
  if (token.type === 'argument') return [arg];
  const cases = token.cases.map(({ key, tokens }) => [key, tokens.map((one) => partOf(one, names, arg))] as const);
  if (!cases.some(([key]) => key === 'other')) refuse('Plural forms need one that is called other, for all the rest');
  return [arg, Object.fromEntries(cases)];
};

/** What an English sentence has filled in: names in braces, and the number of a plural form. */
const namesIn = (english: string): string[] => [...english.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '');

/**
 * Reads what stands for an English sentence: where that has names in braces, it is a message of ICU with the plural forms
 * of the language.
 * @throws Failure `invalid` with what is wrong, in words for an editor.
 */
export const compileWords = (language: Language, english: string, text: string): Compiled => {
  const names = namesIn(english);
  if (names.length === 0) return text;
  let tokens: Token[] = [];
  try {
    tokens = parse(text, { cardinal: casesOf(language), strict: false });
  } catch (error) {
    refuse(`The braces cannot be read: ${error instanceof Error ? (error.message.split(' at line')[0] ?? '') : error}`);
  }
  return tokens.map((token) => partOf(token, names));
};
