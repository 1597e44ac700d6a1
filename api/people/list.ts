import type { SortedPageQuery } from '#contract/calls/paging.ts';
import type { StaffPeople } from '#contract/people/people.ts';
import type { Deps } from '../http/deps.ts';
import { pagingOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { viewPerson } from './view.ts';

export const listStaff = (deps: Pick<Deps, 'store' | 'now'>, query: SortedPageQuery): StaffPeople => {
  const { rows, total } = deps.store.data.people.page('oldest', EVERY, pagingOf(query, 'oldest'));
  return { people: rows.map((person) => viewPerson(deps, person)), total };
};
