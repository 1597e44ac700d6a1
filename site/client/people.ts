import { queryOptions } from '@tanstack/react-query';
import { signInAnswer } from '#contract/auth/factors.ts';
import { invitee } from '#contract/people/invitations.ts';
import type { Platform, SignInResult } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Whom an invitation is for. @throws ApiError 404 when it is no longer valid. */
export const inviteeQuery = (platform: Platform, token: string) =>
  queryOptions({
    queryKey: [{ subject: 'invitations', id: token }],
    queryFn: () => requests(platform).send('POST', '/invitations/read', { token }, invitee),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Chooses a password with the token of an invitation, and signs in, as far as no second step is asked for. @throws ApiError with `problem.fields`. */
export const acceptInvitation = async (
  platform: Platform,
  acceptance: { token: string; password: string },
): Promise<SignInResult> => {
  const answer = await requests(platform).send('POST', '/invitations/accept', acceptance, signInAnswer);
  if ('accessToken' in answer) await platform.session.renew(answer);
  return answer;
};
