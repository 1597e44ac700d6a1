import { queryOptions } from '@tanstack/react-query';
import { invitation } from '#contract/people/invitations.ts';
import { type PersonUpdate, staffPeople, staffPerson } from '#contract/people/people.ts';
import type { Role } from '#contract/roles.ts';
import type { Platform } from './platform.ts';
import { createRequests, withQuery } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** A page of the staff accounts, oldest first; for administrators. */
export const peopleQuery = (platform: Platform, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [{ subject: 'people', filter: { page, pageSize } }],
    queryFn: ({ signal }) => requests(platform).get(withQuery('/people', { page, pageSize }), staffPeople, signal),
    staleTime: 60_000,
  });

/** Makes an account; the link in the answer is never shown again. @throws ApiError with `problem.fields`. */
export const invitePerson = (platform: Platform, person: { name: string; email: string; role: Role }) =>
  requests(platform).send('POST', '/people/invitations', person, invitation);

export const changePerson = (platform: Platform, id: string, change: PersonUpdate) =>
  requests(platform).send('PATCH', `/people/${id}`, change, staffPerson);

/** A new link to choose a password; the password that the person has stops working. */
export const inviteAgain = (platform: Platform, id: string) =>
  requests(platform).send('POST', `/people/${id}/reset`, {}, invitation);

export const endSessions = (platform: Platform, id: string) =>
  requests(platform).run('DELETE', `/people/${id}/sessions`);
