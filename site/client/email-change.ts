import { type EmailChange, emailChangeBegun, emailChanged } from '#contract/auth/email-change.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Asks for another address for the own account. @throws ApiError with `problem.fields`. */
export const changeEmail = (platform: Platform, change: EmailChange) =>
  requests(platform).send('POST', '/auth/change-email', change, emailChangeBegun);

/** Makes the new address count with the token that was mailed to it. @throws ApiError 404 when it works no more. */
export const confirmEmail = (platform: Platform, token: string) =>
  requests(platform).send('POST', '/auth/confirm-email', { token }, emailChanged);
