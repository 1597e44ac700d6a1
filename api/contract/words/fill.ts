import type { Language } from '../languages/languages.ts';
import { type InItsLanguage, valueIn } from './message.ts';
import type { Compiled, WordPart } from './page-words.ts';

const rulesOf = new Map<Language, Intl.PluralRules>();

const pluralForm = (language: Language, value: unknown) => {
  const rules = rulesOf.get(language) ?? new Intl.PluralRules(language);
  rulesOf.set(language, rules);
  return rules.select(Number(String(value).replaceAll(',', '')));
};

export const fillWords = <Filled>(
  language: Language,
  words: Compiled,
  values: Readonly<Record<string, Filled | InItsLanguage>>,
): (string | Filled)[] => {
  const fill = (parts: readonly WordPart[]): (string | Filled)[] =>
    parts.flatMap((part) => {
      if (typeof part === 'string') return [part];
      const [name, cases] = part;
      if (cases) return fill(cases[pluralForm(language, values[name])] ?? cases.other ?? []);
      const value = values[name];
      return value === undefined ? [] : [valueIn(language, value)];
    });
  return fill(typeof words === 'string' ? [words] : words);
};
