import type { PersonalRecord } from '#contract/privacy/personal-records.ts';
import type { SearchedFields } from '../../search/searched-record.ts';

export interface Searched extends SearchedFields {
  show: () => Omit<PersonalRecord, 'by'>;
}
