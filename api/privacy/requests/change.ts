import { dublinDay } from '#contract/dublin.ts';
import { dueDay } from '#contract/privacy/data-request-deadline.ts';
import { requestOutcomes } from '#contract/privacy/data-request-words.ts';
import type { DataRequest, RequestChange, StoredDataRequest } from '#contract/privacy/data-requests.ts';
import { forgetComments } from '../../comments/forget-comments.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { checkColleague } from '../../people/check-colleague.ts';
import type { Draft } from '../../store/store.ts';
import { recordStep } from './record-step.ts';
import { isIdentityChecked, requestOrThrow, viewRequest } from './view.ts';
import { withoutRequester } from './without-requester.ts';

const ASSIGNED_MEANWHILE =
  'A colleague has changed who looks after this data request meanwhile. Please look at it again.';

interface Assigning {
  request: StoredDataRequest;
  assignedTo: string | null;
  assignedBefore: string | null | undefined;
}

/** Assigns only administrators. @throws Failure `invalid` for others, `conflict` when a colleague was faster. */
const assignRequest = (
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

const NOTHING = 'Please say what changes.';
export const CLOSED = 'This data request is closed. Open it again first.';
const NOT_CLOSED = 'This data request is open.';
const ONCE = 'It takes longer already: the law allows it once.';
const TOO_LATE = 'The month is over. The law allows taking longer only when the person is told within it.';

const isForgotten = ({ kind }: StoredDataRequest, outcome: RequestChange['outcome']): boolean =>
  kind === 'erasure' && outcome === 'done';

const close = (request: StoredDataRequest, outcome: NonNullable<RequestChange['outcome']>, at: string) => {
  const closed = { ...request, outcome, closedAt: at };
  // Who was to be forgotten is not to be remembered by the case.
  return isForgotten(request, outcome) ? withoutRequester(closed) : closed;
};

/** @throws Failure `not_found`, `invalid` for no change, or `conflict` if the state or the law does not allow it. */
export const changeRequest = async (
  deps: Deps,
  id: string,
  { identityChecked, extensionReason, outcome, reopen, assignedTo, assignedBefore }: RequestChange,
  actor: Actor,
): Promise<DataRequest> => {
  const at = deps.now().toISOString();
  const change = (draft: Draft): StoredDataRequest => {
    const request = requestOrThrow(draft, id);
    if (reopen) {
      if (!request.closedAt) throw new Failure('conflict', NOT_CLOSED);
      return recordStep(deps, draft, { ...request, closedAt: null, outcome: null }, { action: 'reopened' }, actor);
    }
    if (request.closedAt) throw new Failure('conflict', CLOSED);
    if (assignedTo !== undefined) return assignRequest(deps, draft, { request, assignedTo, assignedBefore }, actor);
    if (extensionReason) {
      if (request.extension) throw new Failure('conflict', ONCE);
      if (dublinDay(deps.now()) > dueDay(request)) throw new Failure('conflict', TOO_LATE);
      const longer = { ...request, extension: { at, reason: extensionReason } };
      return recordStep(deps, draft, longer, { action: 'extended' }, actor);
    }
    if (identityChecked)
      return isIdentityChecked(request)
        ? request
        : recordStep(deps, draft, request, { action: 'identity checked' }, actor);
    if (!outcome) throw new Failure('invalid', NOTHING);
    draft.erase();
    // Colleagues will have named the person.
    if (isForgotten(request, outcome)) forgetComments(draft, [id]);
    const detail = requestOutcomes[outcome].toLowerCase();
    return recordStep(deps, draft, close(request, outcome, at), { action: 'closed', detail }, actor);
  };
  return viewRequest(deps.store.data, await deps.store.change(change));
};
