import type { BulkApproval, BulkApproved } from '#contract/moderation.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/ports.ts';
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

/** Approves the testimonials that are still pending and unchanged since they were read; returns the outcome of each. */
export const approveMany = async (
  deps: Deps,
  { ids, adminNotes, correctedAt }: BulkApproval,
  actor: Actor,
): Promise<BulkApproved> => {
  const approve = async (id: string): Promise<Result> => ({
    id,
    ...(await outcomeOf(
      decide(deps, { id, action: 'approve', adminNotes, from: 'pending', correctedAt: correctedAt[id] }, actor),
    )),
  });
  return { results: await Promise.all([...new Set(ids)].map(approve)) };
};
