import type { QuarantineChoice } from '#contract/quarantine/quarantine.ts';
import type { View } from '../store/store.ts';
import { membersOf } from './groups.ts';
import { findSubmission, quarantined, type Submission } from './records.ts';

/**
 * Each once, if in quarantine. Groups are those formed by `until`: later arrivals belong to none, and join none that somebody
 * has looked at.
 */
export const resolveChoice = (
  data: Pick<View, 'testimonials' | 'donations'>,
  { items, groups, until }: QuarantineChoice,
): Submission[] => {
  const all = quarantined(data);
  const seen = until === undefined ? all : all.filter(({ at }) => at <= until);
  const single = items.flatMap(({ kind, id }) => findSubmission(data, kind, id) ?? []);
  const members = groups.flatMap((key) => membersOf(seen, key));
  const byId = new Map([...single, ...members].map((one) => [one.id, one]));
  return [...byId.values()].filter((one) => one.quarantined);
};
