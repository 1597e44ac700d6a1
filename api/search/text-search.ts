import { wordForm } from '#contract/personal-data/name.ts';
import type { Match } from '#contract/privacy/personal-records.ts';
import { searchTerm } from './search-terms.ts';
import { type SearchedFields, type SearchedRecord, searchedRecord } from './searched-record.ts';

const memoise = () => {
  const known = new Map<string, string>();
  return (text: string): string => {
    const found = known.get(text) ?? wordForm(text);
    known.set(text, found);
    return found;
  };
};

/**
 * Returns by what a record has every typed word, in any place and order; null if it lacks one. Forms are made once per record,
 * so text that can change independently, such as a name, comes from `alsoOf`.
 */
export const createMatch = <T extends object>(
  fieldsOf: (record: T) => SearchedFields,
): ((q: string, alsoOf?: (record: T) => string) => (record: T) => Match | null) => {
  const known = new WeakMap<T, SearchedRecord>();
  const searched = (record: T): SearchedRecord => {
    const found = known.get(record) ?? searchedRecord(fieldsOf(record));
    known.set(record, found);
    return found;
  };
  return (q, alsoOf) => {
    const term = searchTerm(q);
    if (!term) return () => 'words';
    const also = memoise();
    return (record) => term(searched(record), alsoOf ? also(alsoOf(record)) : '');
  };
};

export const createSearch = <T extends object>(fieldsOf: (record: T) => SearchedFields) => {
  const match = createMatch(fieldsOf);
  return (q: string, alsoOf?: (record: T) => string): ((record: T) => boolean) => {
    const by = match(q, alsoOf);
    return (record) => by(record) !== null;
  };
};
