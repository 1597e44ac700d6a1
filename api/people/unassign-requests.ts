import type { Draft } from '../store/store.ts';

/** Nobody looks after the data requests of an account, as after those of somebody who may not see them any more. */
export const unassignRequests = (draft: Draft, accountId: string): void => {
  for (const { assignedTo, assignedBy, ...request } of draft.dataRequests.list('assigned', accountId))
    draft.dataRequests.put(request);
};
