import type { GetTextTranslation } from 'gettext-parser';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { LanguageWord, LanguageWords } from '#contract/languages/language-words.ts';
import type { Language } from '#contract/languages/languages.ts';
import { placeOfPart } from './part-places.ts';
import { FUZZY } from './read-file.ts';

const HINT = `Names in braces, such as {name}, are filled in and stay as they are.
What is marked as ${FUZZY} nobody has checked, or its English has changed since: please check it and take the mark away.`;

const pluralHint = (language: Language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return `Plural forms of ${englishNames[language]}: ${pluralCategories.join(', ')}`;
};

const entryOf = (language: Language, { id, english, part, place, text, state, englishBefore }: LanguageWord) => {
  const { label, address } = placeOfPart(part);
  const where = place ? `${label}: ${place}` : label;
  const isPlural = english.startsWith('{count, plural');
  const entry: GetTextTranslation = {
    msgctxt: id,
    msgid: english,
    msgstr: [text],
    comments: {
      extracted: isPlural ? `${where}\n${pluralHint(language)}` : where,
      ...(address && { reference: address }),
      ...((state === 'draft' || state === 'changed') && { flag: FUZZY }),
      ...(englishBefore !== null && { previous: `msgid ${JSON.stringify(englishBefore)}` }),
    },
  };
  return entry;
};

/** Writes a PO file: the sentence's id is the context, and unchecked sentences are fuzzy. */
export const writeFile = async ({ language, words }: LanguageWords, now: Date): Promise<string> => {
  const { po } = await import('gettext-parser');
  const entries = words.map((word) => [word.id, { [word.english]: entryOf(language, word) }]);
  const head = { msgid: '', msgstr: [''], comments: { translator: HINT } };
  const headers = {
    'Project-Id-Version': 'South East Care Fund',
    'PO-Revision-Date': `${now.toISOString().slice(0, 16).replace('T', ' ')}+0000`,
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return po
    .compile({ charset: 'utf-8', headers, translations: { '': { '': head }, ...Object.fromEntries(entries) } })
    .toString();
};
