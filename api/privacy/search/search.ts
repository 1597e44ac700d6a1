import { matches, PERSONAL_MAX, type PersonalRecords, type RecordKind } from '#contract/privacy/personal-records.ts';
import type { Deps } from '../../http/deps.ts';
import { createMatch } from '../../search/text-search.ts';
import { othersOf } from './other-collections.ts';
import type { Searched } from './searched.ts';
import { submissionsOf } from './submissions.ts';

const match = createMatch<Searched>((searched) => searched);

/** Finds the email address, the phone number in any form, or all the words of a term, also in quarantine. Grouped by kind. */
export const searchPerson = ({ store: { data } }: Pick<Deps, 'store'>, terms: readonly string[]): PersonalRecords => {
  const tests = terms.map((term) => match(term));
  const records: PersonalRecords['records'] = [];
  const more: RecordKind[] = [];
  for (const group of [...submissionsOf(data), ...othersOf(data)]) {
    let listed = 0;
    for (const searched of group()) {
      const by = new Set(tests.map((test) => test(searched)));
      const found = matches.filter((one) => by.has(one));
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
