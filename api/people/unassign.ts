import type { Draft } from '../store/store.ts';

/** Nobody looks after the data requests of an account, as after those of somebody who may not see them any more. */
export const unassignRequests = (draft: Draft, accountId: string): void => {
  for (const { assignedTo, assignedBy, ...request } of draft.dataRequests.list('assigned', accountId))
    draft.dataRequests.put(request);
};

/** Nobody looks after the posts of an account that may not open them any more. */
export const unassignPosts = (draft: Draft, accountId: string): void => {
  for (const { assignedTo, assignedBy, ...post } of draft.posts.list('assigned', accountId)) draft.posts.put(post);
};
