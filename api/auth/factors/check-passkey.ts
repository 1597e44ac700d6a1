import { PASSKEY_REFUSED, type PasskeyAssertion, type StoredPasskey } from '#contract/auth/factors.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Draft } from '../../store/store.ts';
import { markTicketUsed } from '../tickets.ts';
import { notifyOwner } from './notify-owner.ts';
import { challengeOf, relyingPartyOf } from './passkey-options.ts';

export type PasskeyDeps = Pick<Deps, 'store' | 'attempts' | 'policy' | 'outbox' | 'now' | 'newId' | 'log'>;

export interface RightPasskey {
  passkey: StoredPasskey;
  /**
   * Notes its use within a change and uses the ticket up.
   * @throws Failure `unauthenticated` if either was used or removed meanwhile.
   */
  use(draft: Draft): void;
}

const refused = () => new Failure('unauthenticated', PASSKEY_REFUSED);

/** Returns the passkey's counter, or null if it has signed nothing valid. */
const verify = async (
  { policy }: Pick<Deps, 'policy'>,
  { credentialId, publicKey, transports }: StoredPasskey,
  sent: PasskeyAssertion,
  challenge: string,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingPartyOf(policy);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...sent, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The counter is compared here, as the library would only throw.
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0, transports },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
};

/** A passkey that may have been copied opens nothing from now on, and its owner is told. */
const noteClone = (deps: PasskeyDeps, { id }: StoredPasskey, ticket: string) =>
  deps.store.change((draft) => {
    // An answer that is sent again comes from no copy.
    markTicketUsed(draft, deps, ticket);
    const passkey = draft.passkeys.get(id);
    const person = passkey && draft.people.get(passkey.personId);
    if (!passkey || !person) return;
    draft.passkeys.put({ ...passkey, clonedAt: deps.now().toISOString() });
    const sentence = `Your passkey “${passkey.name}” may have been copied, because its counter went backwards. It no longer works. Please remove it and make another.`;
    notifyOwner(deps, draft, person, { action: 'passkey blocked', detail: passkey.name, sentence }, person);
  });

/**
 * `personId` names whose passkey it has to be.
 * @throws Failure `unauthenticated`, in the same words for every reason.
 */
export const checkPasskey = async (
  deps: PasskeyDeps,
  { ticket, passkey: sent }: { ticket: string; passkey: PasskeyAssertion },
  personId?: string,
): Promise<RightPasskey> => {
  const challenge = challengeOf(ticket).toString('base64url');
  const stored = deps.store.data.passkeys.list('credential', sent.id)[0];
  if (!stored || stored.clonedAt || (personId !== undefined && stored.personId !== personId)) throw refused();
  const counter = await verify(deps, stored, sent, challenge);
  if (counter === null) throw refused();
  if ((counter > 0 || stored.counter > 0) && counter <= stored.counter) {
    await noteClone(deps, stored, ticket);
    deps.log.warn('sign-in.passkey-copied', { passkey: stored.id });
    throw refused();
  }
  return {
    passkey: stored,
    use(draft) {
      // Passkeys of a key ring have no counter that would tell a repetition.
      markTicketUsed(draft, deps, ticket);
      const now = draft.passkeys.get(stored.id);
      if (!now || now.clonedAt) throw refused();
      draft.passkeys.put({ ...now, counter: Math.max(now.counter, counter), lastUsedAt: deps.now().toISOString() });
    },
  };
};
