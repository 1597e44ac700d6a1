import type { StepAction, StoredDataRequest } from '#contract/privacy/data-requests.ts';
import type { RecordRef } from '#contract/privacy/personal-records.ts';
import { recordAudit } from '../../audit/record.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import type { Draft } from '../../store/store.ts';

const STEPS_MAX = 300;
const FULL = `A data request has at most ${STEPS_MAX} steps. Please close it, and write down another.`;

export interface Step {
  action: StepAction;
  records?: readonly RecordRef[];
  /** For the log; never a name. */
  detail?: string;
}

/** Adds a step and the log entry within a change. @throws Failure `conflict` for too many steps. */
export const recordStep = (
  deps: Pick<Deps, 'now' | 'newId'>,
  draft: Draft,
  request: StoredDataRequest,
  { action, records = [], detail = '' }: Step,
  actor: Actor,
): StoredDataRequest => {
  const repeated = action === 'searched' && request.steps.at(-1)?.action === 'searched';
  const before = repeated ? request.steps.slice(0, -1) : request.steps;
  if (before.length >= STEPS_MAX) throw new Failure('conflict', FULL);
  const step = {
    at: deps.now().toISOString(),
    by: actor.id,
    action,
    records: records.map(({ kind, id }) => ({ kind, id })),
  };
  const after = { ...request, steps: [...before, step] };
  draft.dataRequests.put(after);
  recordAudit(draft, deps, {
    actor,
    action: action === 'exported' || action === 'erased' ? action : `request ${action}`,
    subjectKind: 'privacy',
    subjectId: request.id,
    detail: detail ? `Request ${request.number}: ${detail}` : `Request ${request.number}`,
  });
  return after;
};
