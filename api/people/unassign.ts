import { mayTalkAbout } from '#contract/comments/comments.ts';
import type { Role } from '#contract/roles.ts';
import type { Draft } from '../store/store.ts';

export const unassignRequests = (draft: Draft, accountId: string): void => {
  for (const { assignedTo, assignedBy, ...request } of draft.dataRequests.list('assigned', accountId))
    draft.dataRequests.put(request);
};

const unassignPosts = (draft: Draft, accountId: string): void => {
  for (const { assignedTo, assignedBy, ...post } of draft.posts.list('assigned', accountId)) draft.posts.put(post);
};

const unassignSubmissions = (draft: Draft, accountId: string): void => {
  for (const { assignedTo, assignedBy, ...testimonial } of draft.testimonials.list('assigned', accountId))
    draft.testimonials.put(testimonial);
  for (const { assignedTo, assignedBy, ...donation } of draft.donations.list('assigned', accountId))
    draft.donations.put(donation);
  for (const message of draft.messages.list('assigned', accountId))
    draft.messages.put({ ...message, assignedTo: null });
};

export const unassignInaccessible = (draft: Draft, person: { id: string; role: Role }): void => {
  if (!mayTalkAbout('testimonial', person)) unassignSubmissions(draft, person.id);
  if (!mayTalkAbout('post', person)) unassignPosts(draft, person.id);
  if (!mayTalkAbout('data-request', person)) unassignRequests(draft, person.id);
};

export const unassignAll = (draft: Draft, accountId: string): void => {
  unassignSubmissions(draft, accountId);
  unassignPosts(draft, accountId);
  unassignRequests(draft, accountId);
};
