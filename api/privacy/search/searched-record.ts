import type { PersonalRecord } from '#contract/personal-records.ts';

/** A record as it is searched: what in it can be a name, an address or a number, and everything else that is written. */
export interface Searched {
  names: readonly string[];
  emails: readonly (string | null)[];
  phones: readonly (string | null)[];
  texts: readonly (string | null | undefined)[];
  show: () => Omit<PersonalRecord, 'by'>;
}
