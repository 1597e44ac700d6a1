import { wordForm } from '#contract/personal-data/name.ts';
import type { Match } from '#contract/privacy/personal-records.ts';
import { searchTerm } from './search-terms.ts';
import { type SearchedFields, type SearchedRecord, searchedRecord } from './searched-record.ts';

/** Caches the forms of a few texts. */
const memoise = () => {
  const known = new Map<string, string>();
  return (text: string): string => {
    const found = known.get(text) ?? wordForm(text);
    known.set(text, found);
    return found;
  };
};

/**
 * Creates a search over records: it tells by what a record has everything that was typed, in any place and order; null where it
 * has not. The forms for comparing are made once per record, as records are immutable. `alsoOf` returns text that can change
 * independently, such as a name.
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

/** Creates a search that only tells whether a record matches. */
export const createSearch = <T extends object>(fieldsOf: (record: T) => SearchedFields) => {
  const match = createMatch(fieldsOf);
  return (q: string, alsoOf?: (record: T) => string): ((record: T) => boolean) => {
    const by = match(q, alsoOf);
    return (record) => by(record) !== null;
  };
};
