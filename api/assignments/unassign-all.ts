import { unassignPosts, unassignRequests } from '../people/unassign.ts';
import type { Draft } from '../store/store.ts';

/** Nobody looks after what an account has looked after. */
export const unassignAll = (draft: Draft, accountId: string): void => {
  for (const { assignedTo, assignedBy, ...testimonial } of draft.testimonials.list('assigned', accountId))
    draft.testimonials.put(testimonial);
  for (const { assignedTo, assignedBy, ...donation } of draft.donations.list('assigned', accountId))
    draft.donations.put(donation);
  unassignPosts(draft, accountId);
  unassignRequests(draft, accountId);
  for (const message of draft.messages.list('assigned', accountId))
    draft.messages.put({ ...message, assignedTo: null });
};
