import { queryOptions } from '@tanstack/react-query';
import { addedFactor, type Confirmation, factors, newRecoveryCodes, totpSetup } from '#contract/auth/factors.ts';
import type { Platform } from './platform.ts';
import { allOf } from './query-keys.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** The own ways to take the second step of a sign-in. */
export const factorsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: allOf('auth'),
    queryFn: ({ signal }) => requests(platform).get('/auth/factors', factors, signal),
  });

/** Begins to set up an authenticator app. @throws ApiError with `problem.fields` for a wrong password or code. */
export const beginAuthenticator = (platform: Platform, confirmation: Confirmation) =>
  requests(platform).send('POST', '/auth/factors/totp', confirmation, totpSetup);

/** Puts the authenticator app on. @throws ApiError with `problem.fields`. */
export const confirmAuthenticator = (platform: Platform, proof: { ticket: string; code: string }) =>
  requests(platform).send('POST', '/auth/factors/totp/confirm', proof, addedFactor);

/** Ten new recovery codes, shown once. @throws ApiError with `problem.fields`. */
export const renewRecoveryCodes = (platform: Platform, confirmation: Confirmation) =>
  requests(platform).send('POST', '/auth/factors/recovery-codes', confirmation, newRecoveryCodes);

/** Gives one of the own passkeys another name. @throws ApiError with `problem.fields`. */
export const renamePasskey = (platform: Platform, id: string, change: Confirmation & { name: string }) =>
  requests(platform).send('PATCH', `/auth/factors/${id}`, change, factors);

/** Removes one of the own factors. @throws ApiError with `problem.fields`. */
export const removeFactor = (platform: Platform, id: string, confirmation: Confirmation) =>
  requests(platform).send('DELETE', `/auth/factors/${id}`, confirmation, factors);
