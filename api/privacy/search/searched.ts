import type { PersonalRecord } from '#contract/privacy/personal-records.ts';
import type { SearchedFields } from '../../search/searched-record.ts';

/** A record as it is searched, and as it is shown where it is found. */
export interface Searched extends SearchedFields {
  show: () => Omit<PersonalRecord, 'by'>;
}
