import type { Confirmation, Factors } from '#contract/auth/factors.ts';
import { needsSecondFactor } from '#contract/auth/security-settings.ts';
import { Failure } from '../../core/failure.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { securitySettingsOf } from '../../settings/security-settings.ts';
import { checkSignedIn, endOtherSessions } from '../sessions.ts';
import type { Sender } from '../start-sign-in.ts';
import { changeOwnFactor, type FactorDeps } from './change-own-factor.ts';
import { confirmOwner } from './confirm.ts';
import { notifyOwner } from './notify-owner.ts';
import { hasSecondFactor, removeFactors } from './own-factors.ts';
import { makeRecoveryCodes, putRecoveryCodes } from './recovery-codes.ts';

const NO_SUCH_FACTOR = 'There is no such way to sign in any more.';
const NEEDED_HERE = 'You need a second step here, so the last one cannot be removed. Move it to a new phone instead.';
const FACTOR_FIRST = 'Please set up an authenticator app or a passkey first: recovery codes stand in for it.';

/**
 * Makes ten new codes, which are shown only once.
 * @throws Failure as `confirmOwner`, or `conflict` without a factor.
 */
export const renewRecoveryCodes = async (
  deps: FactorDeps,
  confirmation: Confirmation,
  actor: Actor,
  sender: Sender,
): Promise<{ recoveryCodes: string[] }> => {
  const { id } = await confirmOwner(deps, confirmation, actor, sender);
  const made = await makeRecoveryCodes(deps, id);
  await deps.store.change((draft) => {
    const person = draft.people.get(id);
    if (!person || !hasSecondFactor(draft, id)) throw new Failure('conflict', FACTOR_FIRST);
    checkSignedIn(draft, actor);
    const codesBefore = [...draft.recoveryCodes.list('person', id)];
    putRecoveryCodes(draft, id, made);
    const sentence = 'Ten new recovery codes were made for your account. The old ones no longer work.';
    const change = { action: 'recovery codes made', detail: '', sentence } as const;
    notifyOwner(deps, draft, person, { ...change, undo: { codesBefore } }, actor);
  });
  return { recoveryCodes: made.codes };
};

/**
 * Ends other sessions; the last factor takes the recovery codes with it.
 * @throws Failure as `confirmOwner`, `not_found`, or `conflict` for the last one of somebody who needs one.
 */
export const removeFactor = (
  deps: FactorDeps,
  which: Confirmation & { id: string },
  actor: Actor,
  sender: Sender,
): Promise<Factors> =>
  changeOwnFactor(deps, which, actor, sender, (draft, own) => {
    if (!own) throw new Failure('not_found', NO_SUCH_FACTOR);
    const { person, passkey, app } = own;
    draft[passkey ? 'passkeys' : 'authenticators'].remove(which.id);
    const codesBefore = [...draft.recoveryCodes.list('person', person.id)];
    const isLast = !hasSecondFactor(draft, person.id);
    if (isLast) {
      if (needsSecondFactor(securitySettingsOf(draft), person.role)) throw new Failure('conflict', NEEDED_HERE);
      removeFactors(draft, person.id);
    }
    endOtherSessions(draft, actor);
    const sentence = `${passkey ? `The passkey “${passkey.name}”` : 'The authenticator app'} was removed from your account.`;
    const detail = passkey ? `passkey ${passkey.name}` : 'authenticator app';
    const change = { action: 'sign-in method removed', detail, sentence } as const;
    const removed = passkey ? { removedPasskey: passkey } : { removedAuthenticator: app ?? null };
    // The codes on paper come back with it.
    notifyOwner(deps, draft, person, { ...change, undo: { ...removed, ...(isLast && { codesBefore }) } }, actor);
  });
