import type { BulkResults } from '#contract/moderation.ts';
import { Failure } from '../core/failure.ts';
import { type Authors, authorNameOrNull } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { isOwnDecision } from './undo-rules.ts';

type Result = BulkResults['results'][number];
type Done = Extract<Result['outcome'], 'approved' | 'rejected' | 'collected' | 'assigned' | 'deleted' | 'undone'>;

const AT_RISK = 'Somebody may be at risk. Please look at this one on its own.';

/**
 * Does one thing to several submissions, each on its own: what is in the way of one does not keep back the others.
 * @throws the first error that is neither a conflict nor a missing record.
 */
export const eachOf = async (
  ids: readonly string[],
  done: Done,
  act: (id: string) => Promise<unknown>,
): Promise<BulkResults> => {
  const one = async (id: string): Promise<Result> => {
    try {
      await act(id);
      return { id, outcome: done };
    } catch (error) {
      if (!(error instanceof Failure) || (error.code !== 'conflict' && error.code !== 'not_found')) throw error;
      return { id, outcome: error.code, message: error.message };
    }
  };
  return { results: await Promise.all([...new Set(ids)].map(one)) };
};

/** Leaves a person at risk out of a bulk decision. @throws Failure `conflict`. */
export const checkNotUrgent = (
  testimonial: { review: { urgent: boolean } } | undefined,
  includeUrgent: boolean,
): void => {
  if (testimonial?.review.urgent && !includeUrgent) throw new Failure('conflict', AT_RISK);
};

/** Leaves what a colleague has decided meanwhile out of a bulk deletion. @throws Failure `conflict`. */
export const checkNotDecidedByOther = (
  draft: Authors,
  decided: { status: string; reviewedBy: string | null },
  actor: Actor,
): void => {
  if (decided.status === 'pending' || isOwnDecision(decided, actor)) return;
  const name = authorNameOrNull(draft, decided.reviewedBy) ?? 'Somebody else';
  throw new Failure('conflict', `${name} has decided about this one. To delete it all the same, please open it.`);
};
