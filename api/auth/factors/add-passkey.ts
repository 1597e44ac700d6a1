import * as z from 'zod/mini';
import {
  type AddedFactor,
  type Confirmation,
  type NewPasskey,
  PASSKEYS_MAX,
  type PasskeyOptions,
  TICKET_OVER,
} from '#contract/auth/factors.ts';
import { id } from '#contract/fields/record-fields.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { readSettings } from '../../settings/settings.ts';
import type { Sender } from '../start-sign-in.ts';
import { issueTicket, markTicketUsed, readTicket } from '../tickets.ts';
import { addFactor } from './add-factor.ts';
import { type ConfirmDeps, confirmOwner } from './confirm.ts';
import { challengeOf, relyingPartyOf } from './passkey-options.ts';

const ADDING = 'adding a passkey';
const adding = z.object({ sessionId: id });
const TOO_MANY = `An account has at most ${PASSKEYS_MAX} passkeys. Please remove one first.`;
const NOT_MADE = 'The passkey could not be made. Please try again, and unlock it with your fingerprint, face or PIN.';
const KNOWN = 'This passkey is there already.';

type AddDeps = ConfirmDeps & Pick<Deps, 'policy' | 'outbox'>;

/** @throws Failure as `confirmOwner`, or `conflict` for one passkey too many. */
export const beginPasskey = async (
  deps: AddDeps,
  confirmation: Confirmation,
  actor: Actor,
  sender: Sender,
): Promise<PasskeyOptions> => {
  const person = await confirmOwner(deps, confirmation, actor, sender);
  const own = deps.store.data.passkeys.list('person', person.id);
  if (own.length >= PASSKEYS_MAX) throw new Failure('conflict', TOO_MANY);
  const ticket = issueTicket(deps, ADDING, { sessionId: actor.sessionId });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: readSettings(deps).organisation.name,
    rpID: relyingPartyOf(deps.policy).id,
    userName: person.email,
    userDisplayName: person.name,
    userID: new Uint8Array(Buffer.from(person.id)),
    challenge: new Uint8Array(challengeOf(ticket)),
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ticket, options: { ...options } };
};

const verify = async ({ policy }: AddDeps, { ticket, passkey }: NewPasskey) => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(policy);
  const expectedChallenge = challengeOf(ticket).toString('base64url');
  const response = { ...passkey, clientExtensionResults: {} };
  const options = { response, expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const { registrationInfo } = await verifyRegistrationResponse(options).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new Failure('invalid', NOT_MADE);
  return registrationInfo.credential;
};

/**
 * Ends other sessions; makes recovery codes if there are none.
 * @throws Failure `conflict` if it took too long or is there already, `invalid` if the passkey was not made correctly.
 */
export const addPasskey = async (deps: AddDeps, made: NewPasskey, actor: Actor): Promise<AddedFactor> => {
  if (readTicket(deps, ADDING, adding, made.ticket)?.sessionId !== actor.sessionId)
    throw new Failure('conflict', TICKET_OVER);
  const { id: credentialId, publicKey, counter } = await verify(deps, made);
  return addFactor(deps, actor, (draft, personId) => {
    // The confirmation before it is one for one passkey.
    markTicketUsed(draft, deps, made.ticket, 'conflict');
    if (draft.passkeys.list('credential', credentialId).length > 0) throw new Failure('conflict', KNOWN);
    if (draft.passkeys.list('person', personId).length >= PASSKEYS_MAX) throw new Failure('conflict', TOO_MANY);
    const createdAt = deps.now().toISOString();
    const owned = { id: deps.newId(), personId, createdAt, name: made.name, lastUsedAt: null, clonedAt: null };
    const key = Buffer.from(publicKey).toString('base64url');
    const { transports = [] } = made.passkey.response;
    draft.passkeys.put({ ...owned, credentialId, publicKey: key, counter, transports });
    const sentence = `A passkey was added to your account: “${made.name}”.`;
    return { detail: `passkey ${made.name}`, sentence, undo: { added: owned.id } };
  });
};
