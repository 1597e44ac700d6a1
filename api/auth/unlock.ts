import { PASSKEY_REFUSED } from '#contract/auth/factors.ts';
import type { Unlocking } from '#contract/desktop/desktop-sign-in.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';
import { type ConfirmDeps, checkOwner, ownAccount, ownWays } from './factors/confirm.ts';
import { withOwnerOfHandOver } from './passkey-hand-over.ts';
import type { Sender } from './start-sign-in.ts';

/**
 * Leaves the session as it was.
 * @throws Failure `invalid` at the wrong field, `conflict` for somebody else's passkey or one too late, or `rate_limited`.
 */
export const unlock = async (
  deps: ConfirmDeps,
  { handOver, ...confirmation }: Unlocking,
  actor: Actor,
  sender: Sender,
): Promise<void> => {
  const person = ownAccount(deps, actor);
  if (!handOver) return checkOwner(deps, person, ownWays(deps, person), confirmation, actor, sender);
  const prove = (_draft: Draft, { id }: StoredPerson) => {
    if (id !== person.id) throw new Failure('conflict', PASSKEY_REFUSED);
  };
  await withOwnerOfHandOver(deps, handOver, prove).catch((error: unknown) => {
    // The session runs on: a code that is over does not mean that nobody is signed in.
    throw error instanceof Failure && error.code === 'unauthenticated' ? new Failure('conflict', error.message) : error;
  });
};
