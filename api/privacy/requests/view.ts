import { dueDay } from '#contract/privacy/data-request-deadline.ts';
import type {
  DataRequest,
  DataRequestQuery,
  DataRequests,
  RequestStep,
  StoredDataRequest,
} from '#contract/privacy/data-requests.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import { authorName } from '../../identity/author-name.ts';
import { EVERY } from '../../store/collections.ts';
import type { View } from '../../store/store.ts';

const NOT_FOUND = 'This data request does not exist any more.';

export const isIdentityChecked = ({ steps }: { steps: readonly RequestStep[] }): boolean =>
  steps.some(({ action }) => action === 'identity checked');

export const viewRequest = (data: View, request: StoredDataRequest): DataRequest => ({
  ...request,
  dueOn: dueDay(request),
  assignedName: request.assignedTo === undefined ? null : authorName(data, request.assignedTo),
  identityChecked: isIdentityChecked(request),
  steps: request.steps.map((step) => ({ ...step, by: authorName(data, step.by) })),
});

/** @throws Failure `not_found`. */
export const requestOrThrow = (
  { dataRequests }: { readonly dataRequests: { get(id: string): StoredDataRequest | undefined } },
  id: string,
): StoredDataRequest => {
  const request = dataRequests.get(id);
  if (!request) throw new Failure('not_found', NOT_FOUND);
  return request;
};

export const readRequest = ({ store: { data } }: Pick<Deps, 'store'>, id: string): DataRequest =>
  viewRequest(data, requestOrThrow(data, id));

/** Open ones by deadline, closed ones newest first. */
export const listRequests = (
  { store: { data } }: Pick<Deps, 'store'>,
  { state, ...paging }: DataRequestQuery,
): DataRequests => {
  const { rows, total } = data.dataRequests.page(state, EVERY, paging);
  return {
    requests: rows.map((request) => viewRequest(data, request)),
    total,
    counts: { open: data.dataRequests.count('open', EVERY), closed: data.dataRequests.count('closed', EVERY) },
  };
};
