import type { SortedPageQuery } from '#contract/calls/paging.ts';
import {
  isOfFlood,
  type QuarantineGroups,
  type QuarantineItem,
  type QuarantineItems,
} from '#contract/quarantine/quarantine.ts';
import { view as viewDonation } from '../donations/view.ts';
import type { Deps } from '../http/deps.ts';
import { sortedPageOf } from '../search/page-of.ts';
import { readReviewRules } from '../settings/review-rules.ts';
import { view as viewTestimonial } from '../testimonials/view.ts';
import { type Group, groupsOf, membersOf } from './groups.ts';
import { quarantined, type Submission } from './records.ts';
import { viewGroup } from './view-group.ts';

const GROUPS_SHOWN = 100;

type Sized = Pick<Group, 'by'> & { members: { length: number } };
const isFlood = ({ by, members }: Sized) => isOfFlood({ why: by, count: members.length });

/** People first, as they wait for an answer; then the flood. */
export const shownGroups = <T extends Sized>(groups: readonly T[]): T[] => {
  const people = groups.filter(({ by }) => by.length === 0);
  const few = groups.filter((group) => group.by.length > 0 && !isFlood(group));
  few.sort((a, b) => a.members.length - b.members.length);
  return [...people, ...few, ...groups.filter(isFlood)].slice(0, GROUPS_SHOWN);
};

export const listGroups = (deps: Pick<Deps, 'store' | 'admission'>): QuarantineGroups => {
  const { testimonials, donations } = deps.store.data;
  const all = quarantined({ testimonials, donations });
  const { submissionsPerHour } = readReviewRules(deps);
  const span = { from: all.at(-1)?.at ?? '', to: all[0]?.at ?? '' };
  const stories = all.filter(({ kind }) => kind === 'testimonial').length;
  return {
    total: all.length,
    testimonials: stories,
    donations: all.length - stories,
    from: span.from || null,
    to: span.to || null,
    submissionsPerHour,
    active: deps.admission.isOverCeiling(submissionsPerHour),
    groups: shownGroups(groupsOf(all)).map((group) => viewGroup(group, span)),
  };
};

const itemOf = (deps: Pick<Deps, 'store' | 'now'>, { kind, id, at }: Submission): QuarantineItem[] => {
  const { testimonials, donations } = deps.store.data;
  const shared = { kind, id, quarantinedAt: at };
  const [testimonial, donation] = [testimonials.get(id), donations.get(id)];
  if (kind === 'testimonial')
    return testimonial ? [{ ...shared, testimonial: viewTestimonial(deps, testimonial) }] : [];
  return donation ? [{ ...shared, donation: viewDonation(deps, donation) }] : [];
};

export const listItems = (
  deps: Pick<Deps, 'store' | 'now'>,
  { group, ...paging }: SortedPageQuery & { group?: string | undefined },
): QuarantineItems => {
  const all = quarantined(deps.store.data);
  const { rows, total } = sortedPageOf(group ? membersOf(all, group) : all, paging);
  return { items: rows.flatMap((row) => itemOf(deps, row)), total };
};
