import { changeOwnPassword, refreshSession as refresh } from '#contract/auth/calls.ts';
import type { InputOf } from '#contract/calls/address.ts';
import { changeOwnName } from '#contract/people/calls.ts';
import type { Platform } from './platform.ts';
import { send } from './send.ts';

/**
 * Goes on with the new session.
 * @throws ApiError with `problem.fields`.
 */
export const changePassword = async (platform: Platform, body: InputOf<typeof changeOwnPassword>['body']) =>
  platform.session.renew(await send(platform, changeOwnPassword, { body }));

export const refreshSession = async (platform: Platform) => platform.session.renew(await send(platform, refresh, {}));

/** @throws ApiError with `problem.fields`. */
export const changeName = async (platform: Platform, body: InputOf<typeof changeOwnName>['body']) => {
  await send(platform, changeOwnName, { body });
  await refreshSession(platform);
};
