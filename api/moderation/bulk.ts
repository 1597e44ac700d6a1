import type { BulkResults } from '#contract/moderation/moderation.ts';
import { doneAt } from '../audit/idempotency.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Authors, authorNameOrNull } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { isOwnDecision } from './undo-rules.ts';

type Result = BulkResults['results'][number];
type Done = Extract<Result['outcome'], 'approved' | 'rejected' | 'collected' | 'assigned' | 'deleted' | 'undone'>;

const AT_RISK = 'Somebody may be at risk. Please look at this one on its own.';

/**
 * Acts on each on its own, so that one refused does not stop the others.
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

interface BulkDecision {
  ids: readonly string[];
  outcome: Done;
  actor: Actor;
  idempotencyKey: string | null;
}

/** Each decision has its own idempotency key. A repeated call returns the time of the first decision, even after a later one. */
export const decideEach = async (
  deps: Deps,
  { ids, outcome, actor, idempotencyKey }: BulkDecision,
  decide: (id: string, key: string | null) => Promise<{ reviewedAt: string | null }>,
): Promise<BulkResults> => {
  const times = new Map<string, string | null>();
  const { results } = await eachOf(ids, outcome, async (id) => {
    const key = idempotencyKey && `${idempotencyKey}.${id}`;
    const { reviewedAt } = await decide(id, key);
    times.set(id, doneAt(deps, { personId: actor.id, key }) ?? reviewedAt);
  });
  return { results: results.map((one) => ({ ...one, decidedAt: times.get(one.id) ?? undefined })) };
};

/** Keeps a person at risk out of a bulk decision. @throws Failure `conflict`. */
export const checkNotUrgent = (
  testimonial: { review: { urgent: boolean } } | undefined,
  includeUrgent: boolean,
): void => {
  if (testimonial?.review.urgent && !includeUrgent) throw new Failure('conflict', AT_RISK);
};

/** Keeps a colleague's later decision out of a bulk deletion. @throws Failure `conflict`. */
export const checkNotDecidedByOther = (
  draft: Authors,
  decided: { status: string; reviewedBy: string | null },
  actor: Actor,
): void => {
  if (decided.status === 'pending' || isOwnDecision(decided, actor)) return;
  const name = authorNameOrNull(draft, decided.reviewedBy) ?? 'Somebody else';
  throw new Failure('conflict', `${name} has decided about this one. To delete it all the same, please open it.`);
};
