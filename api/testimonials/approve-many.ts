import type { BulkApproved } from '#contract/testimonials.ts';
import type { Actor } from '../auth/ports.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../failure.ts';
import { decide } from './decide.ts';

type Result = BulkApproved['results'][number];

const outcomeOf = async (work: Promise<unknown>): Promise<Omit<Result, 'id'>> => {
  try {
    await work;
    return { outcome: 'approved' };
  } catch (error) {
    if (!(error instanceof Failure) || (error.code !== 'conflict' && error.code !== 'not_found')) throw error;
    return { outcome: error.code, message: error.message };
  }
};

/** Approves those of the testimonials that still wait; tells of each what became of it. */
export const approveMany = async (
  deps: Deps,
  { ids, adminNotes }: { ids: readonly string[]; adminNotes: string },
  actor: Actor,
): Promise<BulkApproved> => {
  const approve = async (id: string): Promise<Result> => ({
    id,
    ...(await outcomeOf(decide(deps, { id, action: 'approve', adminNotes, from: 'pending' }, actor))),
  });
  return { results: await Promise.all([...new Set(ids)].map(approve)) };
};
