import type { Urgency } from '#contract/urgent/urgent.ts';

/** A word of danger wants somebody anew, unless nobody has opened the one before. */
export const urgentAgain = (before: Urgency | undefined, at: string): Urgency =>
  before && !before.opened && !before.settled ? before : { since: at };
