import { looksLikeEmail } from '#contract/email-address.ts';
import {
  type Match,
  matches,
  PERSONAL_MAX,
  type PersonalRecords,
  type RecordKind,
} from '#contract/personal-records.ts';
import type { Deps } from '../../http/deps.ts';
import { createSearch } from '../../search/text-search.ts';
import { othersOf } from './other-collections.ts';
import type { Searched } from './searched-record.ts';
import { submissionsOf } from './submissions.ts';

/** By what a record is found; null where it is not. */
type Test = (record: Searched) => Match | null;

const inNames = createSearch<Searched>(({ names }) => names);
const inEverything = createSearch<Searched>(({ names, emails, phones, texts }) => [
  ...names,
  ...emails,
  ...phones,
  ...texts,
]);
const some = (texts: readonly (string | null | undefined)[], test: (text: string) => boolean): boolean =>
  texts.some((text) => text && test(text));

const wordsTest = (term: string): Test => {
  const [isNamed, hasWords] = [inNames(term), inEverything(term)];
  return (record) => (record.names.length > 0 && isNamed(record) ? 'name' : hasWords(record) ? 'words' : null);
};

const emailTest = (term: string): Test => {
  const sought = term.toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(sought);
  return ({ emails, texts }) => {
    if (emails.some((email) => email?.toLowerCase() === sought)) return 'email';
    return some(texts, has) ? 'words' : null;
  };
};

const testOf = async (term: string): Promise<Test> => {
  if (looksLikeEmail(term)) return emailTest(term);
  // The tables of numbers are large; most processes never need them here.
  const { phoneMatch } = await import('./phone-match.ts');
  const isPhone = phoneMatch(term);
  if (!isPhone) return wordsTest(term);
  return ({ phones, texts }) => (some(phones, isPhone) ? 'phone' : some(texts, isPhone) ? 'words' : null);
};

/**
 * Everything that may be about a person: what has the e-mail address, the phone number, however it is written, or all the words
 * of one of the terms. Grouped by kind, in what is held back too.
 */
export const searchPerson = async (
  { store: { data } }: Pick<Deps, 'store'>,
  terms: readonly string[],
): Promise<PersonalRecords> => {
  const tests = await Promise.all(terms.map(testOf));
  const records: PersonalRecords['records'] = [];
  const more: RecordKind[] = [];
  for (const group of [...submissionsOf(data), ...othersOf(data)]) {
    let listed = 0;
    for (const searched of group()) {
      const by = new Set(tests.map((test) => test(searched)));
      const found = matches.filter((match) => by.has(match));
      if (found.length === 0) continue;
      const shown = searched.show();
      if (listed === PERSONAL_MAX) {
        more.push(shown.kind);
        break;
      }
      listed += 1;
      records.push({ ...shown, by: found });
    }
  }
  return { records, more };
};
