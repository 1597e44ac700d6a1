import type { DeskFilter } from '#contract/moderation/desk-filters.ts';
import type { Actor } from '../identity/interfaces.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Submission {
  createdAt: string;
  assignedTo?: string | undefined;
}

/** The same filter with the account of whoever asks in the place of `me`. */
export const withAccount = <Filter extends DeskFilter>(filter: Filter, actor: Actor): Filter =>
  filter.assigned === 'me' ? { ...filter, assigned: actor.id } : filter;

/** Matches the submissions that an account looks after, or nobody, and that have waited as long as asked for. */
export const matchesDesk = ({ assigned, olderThan }: DeskFilter, now: Date): ((one: Submission) => boolean) => {
  const limit = olderThan && new Date(now.getTime() - Number(olderThan) * DAY_MS).toISOString();
  return ({ createdAt, assignedTo }) => {
    if (limit && createdAt > limit) return false;
    return !assigned || (assigned === 'nobody' ? !assignedTo : assignedTo === assigned);
  };
};

/** True when a filter lets not everything through. */
export const narrows = (filter: Readonly<Record<string, unknown>>): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '');
