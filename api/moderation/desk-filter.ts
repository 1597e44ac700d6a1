import type { DeskFilter } from '#contract/moderation/desk-filters.ts';
import type { Actor } from '../identity/interfaces.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Submission {
  createdAt: string;
  assignedTo?: string | undefined;
}

export const withAccount = <Filter extends DeskFilter>(filter: Filter, actor: Actor): Filter =>
  filter.assigned === 'me' ? { ...filter, assigned: actor.id } : filter;

export const matchesDesk = ({ assigned, olderThan }: DeskFilter, now: Date): ((one: Submission) => boolean) => {
  const limit = olderThan && new Date(now.getTime() - Number(olderThan) * DAY_MS).toISOString();
  return ({ createdAt, assignedTo }) => {
    if (limit && createdAt > limit) return false;
    return !assigned || (assigned === 'nobody' ? !assignedTo : assignedTo === assigned);
  };
};

export const narrows = (filter: Readonly<Record<string, unknown>>): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '');
