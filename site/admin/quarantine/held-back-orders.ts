import {
  QUARANTINE_ITEMS_MAX,
  type QuarantineGroups,
  type QuarantineSubject,
} from '#contract/quarantine/quarantine.ts';
import { partsOf } from '../moderation/bulk-parts.ts';
import type { Asked } from './HeldBackQuestion.tsx';
import type { HeldBackAction } from './useReleaseOrDelete.ts';

/** Covers whole groups, but only as far as they had come when they were read. */
export const orderOfGroups = (heldBack: QuarantineGroups, action: HeldBackAction, keys: readonly string[]): Asked => {
  const groups = heldBack.groups.filter(({ key }) => keys.includes(key));
  return {
    action,
    choices: [{ groups: groups.map(({ key }) => key), ...(heldBack.to && { until: heldBack.to }) }],
    total: groups.reduce((all, { count }) => all + count, 0),
    urgent: groups.reduce((all, { urgent }) => all + urgent, 0),
  };
};

export const orderOfItems = (action: HeldBackAction, items: readonly QuarantineSubject[]): Asked => ({
  action,
  choices: partsOf(items, QUARANTINE_ITEMS_MAX).map((part) => ({ items: [...part.items] })),
  total: items.length,
  urgent: 0,
});
