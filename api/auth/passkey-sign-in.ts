import * as z from 'zod/mini';
import { PASSKEY_REFUSED, type PasskeyAssertion, TICKET_OVER } from '#contract/auth/factors.ts';
import type { SignedIn, StoredPerson } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';
import { checkPasskey, type PasskeyDeps } from './factors/check-passkey.ts';
import { PASSKEY_SIGN_IN } from './factors/passkey-options.ts';
import { completeSignIn, type Sender, startSignIn } from './start-sign-in.ts';
import { readTicket } from './tickets.ts';

type PasskeyCheckDeps = PasskeyDeps & Pick<Deps, 'sealing' | 'failedSignIns'>;
type PasskeySignInDeps = PasskeyCheckDeps & Pick<Deps, 'tokens' | 'devices'>;

export interface SentPasskey {
  ticket: string;
  passkey: PasskeyAssertion;
}

/**
 * Finds the owner by the passkey itself, and acts in the same change that notes its use.
 * @throws Failure `unauthenticated` or `rate_limited`.
 */
export const withOwnerOfPasskey = async <T>(
  deps: PasskeyCheckDeps,
  sent: SentPasskey,
  { address }: Sender,
  act: (draft: Draft, person: StoredPerson, passkeyId: string) => T,
): Promise<T> => {
  await deps.attempts.use('signInWithoutPassword', address, { countRefused: true });
  if (!readTicket(deps, PASSKEY_SIGN_IN, z.object({}), sent.ticket)) throw new Failure('unauthenticated', TICKET_OVER);
  try {
    const right = await checkPasskey(deps, sent);
    const done = await deps.store.change((draft) => {
      const person = draft.people.get(right.passkey.personId);
      if (!person || person.disabled) throw new Failure('unauthenticated', PASSKEY_REFUSED);
      right.use(draft);
      return act(draft, person, right.passkey.id);
    });
    await deps.attempts.giveBack('signInWithoutPassword', address);
    return done;
  } catch (error) {
    const stored = deps.store.data.passkeys.list('credential', sent.passkey.id)[0];
    const person = stored ? (deps.store.data.people.get(stored.personId) ?? null) : null;
    if (error instanceof Failure && error.code === 'unauthenticated') deps.failedSignIns.count('failed', person);
    throw error;
  }
};

/**
 * A passkey that has verified its user counts as two factors.
 * @throws Failure `unauthenticated` or `rate_limited`.
 */
export const signInWithPasskey = async (
  deps: PasskeySignInDeps,
  sent: SentPasskey,
  sender: Sender,
): Promise<SignedIn> => {
  const started = await withOwnerOfPasskey(deps, sent, sender, (draft, person) =>
    startSignIn(draft, deps, person, { way: 'passkey', sender }),
  );
  return completeSignIn(deps, started, sender);
};
