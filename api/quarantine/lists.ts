import type { SortedPageQuery } from '#contract/paging.ts';
import {
  isOfFlood,
  type QuarantineGroup,
  type QuarantineGroups,
  type QuarantineItem,
  type QuarantineItems,
} from '#contract/quarantine.ts';
import { view as viewDonation } from '../donations/view.ts';
import type { Deps } from '../http/deps.ts';
import { sortedPageOf } from '../search/page-of.ts';
import { readReviewRules } from '../settings/review-rules.ts';
import { view as viewTestimonial } from '../testimonials/view.ts';
import { groupsOf, membersOf } from './groups.ts';
import { quarantined, type Submission } from './records.ts';
import { viewGroup } from './view-group.ts';

/** How many groups are shown; the rest is small, and comes into sight when larger ones are done with. */
const GROUPS_SHOWN = 100;

/** What is unlike the flood first: it is what people sent, who wait for an answer. */
const unlikeFloodFirst = (groups: readonly QuarantineGroup[]): QuarantineGroup[] => {
  const people = groups.filter(({ why }) => why.length === 0);
  const few = groups.filter((group) => group.why.length > 0 && !isOfFlood(group));
  return [...people, ...few.sort((a, b) => a.count - b.count), ...groups.filter(isOfFlood)];
};

/** The quarantine in groups of submissions that are alike. */
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
    groups: unlikeFloodFirst(
      groupsOf(all)
        .slice(0, GROUPS_SHOWN)
        .map((group) => viewGroup(group, span)),
    ),
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

/** The quarantine, or one group of it, newest first. */
export const listItems = (
  deps: Pick<Deps, 'store' | 'now'>,
  { group, ...paging }: SortedPageQuery & { group?: string | undefined },
): QuarantineItems => {
  const all = quarantined(deps.store.data);
  const { rows, total } = sortedPageOf(group ? membersOf(all, group) : all, paging);
  return { items: rows.flatMap((row) => itemOf(deps, row)), total };
};
