import type { GetTextTranslation, GetTextTranslations } from 'gettext-parser';
import { englishNames } from '#contract/languages/english-language-names.ts';
import type { Language } from '#contract/languages/languages.ts';
import { Failure } from '../core/failure.ts';

export const FUZZY = 'fuzzy';

export interface FileEntry {
  id: string;
  english: string;
  text: string;
  isFuzzy: boolean;
}

const refuse = (message: string): never => {
  throw new Failure('invalid', message, { fields: { text: message } });
};

const TWICE = /^Duplicate msgid error: entry "(.*)" in "/s;
const PLURAL = /^[ \t]*msgid_plural\b/im;

const faultIn = (message: string): string => {
  const [, twice] = TWICE.exec(message) ?? [];
  if (twice !== undefined) return `This file has a sentence twice, so that it is not clear which one counts: ${twice}`;
  const [line] = /line \d+/.exec(message) ?? [];
  return `This file cannot be read${line ? `: something is wrong in ${line}` : ''}. It has to be a PO file`;
};

const parsed = async (text: string): Promise<GetTextTranslations> => {
  // Most servers never read one.
  const { po } = await import('gettext-parser');
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    return refuse(faultIn(error instanceof Error ? error.message : ''));
  }
};

const checkHeaders = ({ headers }: GetTextTranslations, language: Language) => {
  const of = headers?.Language ?? '';
  if (of === '') refuse('This is no PO file, or it does not say its language');
  if (of.split(/[_-]/)[0]?.toLowerCase() !== language)
    refuse(`This file is in another language (${of}), not in ${englishNames[language]}`);
  const charset = /charset=([\w-]+)/i.exec(headers['Content-Type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) refuse(`Please save the file as UTF-8: it says that it is ${charset}`);
};

const entryOf = ({ msgctxt = '', msgid, msgstr, comments }: GetTextTranslation): FileEntry => ({
  id: msgctxt,
  english: msgid,
  text: msgstr.join(''),
  isFuzzy: (comments?.flag ?? '').split(/[\s,]+/).includes(FUZZY),
});

/**
 * Translated sentences of a PO file, without empty ones.
 * @throws Failure `invalid` for any other file, another language or broken letters.
 */
export const readFile = async (text: string, language: Language): Promise<FileEntry[]> => {
  if (text.includes('\uFFFD')) refuse('Some letters of this file got lost. Please save it as UTF-8');
  if (PLURAL.test(text))
    refuse(
      'This file has plural forms as entries of their own (msgid_plural). Here they stand in braces, in one sentence',
    );
  const file = await parsed(text.replace(/^\uFEFF/, ''));
  checkHeaders(file, language);
  return Object.values(file.translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid, msgstr }) => msgid !== '' && msgstr?.some((one) => one.trim() !== ''))
    .map(entryOf);
};
