import type { StoredDataRequest } from '#contract/privacy/data-requests.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { checkColleague } from '../../people/check-colleague.ts';
import type { Draft } from '../../store/store.ts';
import { recordStep } from './record-step.ts';

const ASSIGNED_MEANWHILE =
  'A colleague has changed who looks after this data request meanwhile. Please look at it again.';

interface Assigning {
  request: StoredDataRequest;
  assignedTo: string | null;
  assignedBefore: string | null | undefined;
}

/** Assigns only administrators. @throws Failure `invalid` for others, `conflict` when a colleague was faster. */
export const assignRequest = (
  deps: Pick<Deps, 'now' | 'newId'>,
  draft: Draft,
  { request, assignedTo, assignedBefore }: Assigning,
  actor: Actor,
): StoredDataRequest => {
  checkColleague(draft, assignedTo, 'data-request');
  const { assignedTo: before, assignedBy, ...rest } = request;
  if ((before ?? null) === assignedTo) return request;
  if (assignedBefore !== undefined && assignedBefore !== (before ?? null))
    throw new Failure('conflict', ASSIGNED_MEANWHILE);
  if (!assignedTo) return recordStep(deps, draft, rest, { action: 'unassigned' }, actor);
  return recordStep(deps, draft, { ...rest, assignedTo, assignedBy: actor.id }, { action: 'assigned' }, actor);
};
