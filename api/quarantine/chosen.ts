import type { QuarantineChoice } from '#contract/quarantine.ts';
import type { View } from '../store/store.ts';
import { membersOf } from './groups.ts';
import { findSubmission, quarantined, type Submission } from './records.ts';

/** The chosen submissions that are in quarantine, each once; of groups only what had come by `until`. */
export const chosen = (
  data: Pick<View, 'testimonials' | 'donations'>,
  { items, groups, until }: QuarantineChoice,
): Submission[] => {
  const all = quarantined(data);
  const single = items.flatMap(({ kind, id }) => findSubmission(data, kind, id) ?? []);
  const members = groups.flatMap((key) => membersOf(all, key)).filter(({ at }) => until === undefined || at <= until);
  const byId = new Map([...single, ...members].map((one) => [one.id, one]));
  return [...byId.values()].filter((one) => one.quarantined);
};
