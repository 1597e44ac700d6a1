import type { PageQuery } from '#contract/paging.ts';
import type { StaffPeople } from '#contract/people.ts';
import type { Deps } from '../http/deps.ts';
import { EVERY } from '../store/collections.ts';
import { viewPerson } from './view.ts';

/** Every account, oldest first. */
export const listStaff = (deps: Pick<Deps, 'store' | 'now'>, paging: PageQuery): StaffPeople => {
  const { rows, total } = deps.store.data.people.page('oldest', EVERY, paging);
  return { people: rows.map((person) => viewPerson(deps, person)), total };
};
