import { parse, type Select, type Token } from '@messageformat/parser';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { Compiled, WordPart } from '#contract/words/page-words.ts';
import { Failure } from '../core/failure.ts';

const numbers: ReadonlySet<string> = new Set([
  ...['count', 'min', 'max', 'digits', 'here', 'step', 'steps', 'percent', 'number'],
]);

/** Plural forms of a language, from few to many, as engines list them in different orders. */
const formsOf = (language: Language): readonly string[] => {
  const own: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => own.includes(form));
};

interface Names {
  shown: Set<string>;
  deciding: Set<string>;
}

interface Place {
  language: Language;
  english: Names;
  counted?: string;
}

const refuse = (why: string): never => {
  throw new Failure('invalid', why);
};

const tokensOf = (text: string): Token[] => {
  try {
    return parse(text, { strict: false, strictPluralKeys: false });
  } catch {
    return refuse('The braces cannot be read. Each { needs a } behind its name, and so does each plural form');
  }
};

const namesIn = (tokens: readonly Token[], into: Names, counted?: string): Names => {
  for (const token of tokens) {
    if (token.type === 'argument') into.shown.add(token.arg);
    if (token.type === 'octothorpe' && counted !== undefined) into.shown.add(counted);
    if (token.type !== 'plural') continue;
    into.deciding.add(token.arg);
    for (const one of token.cases) namesIn(one.tokens, into, token.arg);
  }
  return into;
};
const namesOf = (tokens: readonly Token[]) => namesIn(tokens, { shown: new Set(), deciding: new Set() });

const checkPlural = ({ arg, cases, pluralOffset }: Select, { language, english }: Place) => {
  const forms = formsOf(language);
  if (!numbers.has(arg) && !english.deciding.has(arg)) refuse(`{${arg}} is no number: it cannot have plural forms`);
  if (pluralOffset !== undefined) refuse('Plural forms cannot have an offset');
  const unknown = cases.find(({ key }) => !forms.includes(key));
  if (unknown)
    refuse(`The plural form ${unknown.key} never applies: those of ${englishNames[language]} are ${forms.join(', ')}`);
  if (!cases.some(({ key }) => key === 'other')) refuse('Plural forms need one that is called other, for all the rest');
};

const partOf = (token: Token, place: Place): WordPart => {
  if (token.type === 'content') return token.value;
  if (token.type === 'octothorpe') return place.counted === undefined ? '#' : [place.counted];
  if (token.type !== 'argument' && token.type !== 'plural')
    return refuse('Only names in braces and plural forms can be filled in');
  const { arg } = token;
  const { shown, deciding } = place.english;
  if (!shown.has(arg) && !deciding.has(arg)) return refuse(`There is nothing called {${arg}} to fill in here`);
  if (token.type === 'argument') return [arg];
  checkPlural(token, place);
  const inside = { ...place, counted: arg };
  return [
    arg,
    Object.fromEntries(token.cases.map(({ key, tokens }) => [key, tokens.map((one) => partOf(one, inside))])),
  ];
};

/** If a number decides the form in both, the form may say it in words: "One photo". */
const checkNames = (english: Names, own: Names) => {
  const missing = [...english.shown].filter(
    (name) => !own.shown.has(name) && !(english.deciding.has(name) && own.deciding.has(name)),
  );
  const names = missing.map((name) => `{${name}}`).join(', ');
  if (missing.length === 1) refuse(`${names} is missing: it has to stand in these words, too`);
  if (missing.length > 1) refuse(`${names} are missing: they have to stand in these words, too`);
};

/**
 * Compiles a translation: where the English sentence has names in braces, it must be an ICU message with the plural forms
 * of the language and all those names.
 * @throws Failure `invalid` with the fault, in words for an editor.
 */
export const compileWords = (language: Language, english: string, text: string): Compiled => {
  if (!english.includes('{')) return text;
  const names = namesOf(tokensOf(english));
  const tokens = tokensOf(text);
  const compiled = tokens.map((token) => partOf(token, { language, english: names }));
  checkNames(names, namesOf(tokens));
  return compiled;
};

export const faultInWords = (language: Language, english: string, text: string): string | undefined => {
  try {
    compileWords(language, english, text);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
};
