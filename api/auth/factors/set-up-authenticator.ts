import * as z from 'zod/mini';
import {
  type AddedFactor,
  CODE_WRONG,
  type Confirmation,
  TICKET_OVER,
  type TotpSetup,
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
import { authenticatorOf } from './own-factors.ts';
import { newTotpSecret, stepOfCode, totpPurpose, totpUri } from './totp.ts';

const SETUP = 'set-up of an authenticator app';
const setup = z.object({ id, sessionId: id, secret: z.string() });

/**
 * Stores nothing; an app that is already set up keeps working.
 * @throws Failure as `confirmOwner`.
 */
export const beginTotp = async (
  deps: ConfirmDeps,
  confirmation: Confirmation,
  actor: Actor,
  sender: Sender,
): Promise<TotpSetup> => {
  const person = await confirmOwner(deps, confirmation, actor, sender);
  const secret = await newTotpSecret();
  const ticket = issueTicket(deps, SETUP, { id: deps.newId(), sessionId: actor.sessionId, secret });
  return { ticket, secret, uri: await totpUri(secret, readSettings(deps).organisation.name, person.email) };
};

/**
 * Replaces any earlier app once the new one has shown a right code, ends other sessions, and makes recovery codes if there are
 * none.
 * @throws Failure `conflict` if the set-up took too long, `invalid` at `code`.
 */
export const confirmTotp = async (
  deps: ConfirmDeps & Pick<Deps, 'outbox'>,
  { ticket, code }: { ticket: string; code: string },
  actor: Actor,
): Promise<AddedFactor> => {
  const claims = readTicket(deps, SETUP, setup, ticket);
  if (claims?.sessionId !== actor.sessionId) throw new Failure('conflict', TICKET_OVER);
  const at = deps.now();
  const step = await stepOfCode(claims.secret, code, at);
  if (step === null) throw new Failure('invalid', CODE_WRONG, { fields: { code: CODE_WRONG } });
  return addFactor(deps, actor, (draft, personId) => {
    // The confirmation before it is one for one change.
    markTicketUsed(draft, deps, ticket, 'conflict');
    const removedAuthenticator = authenticatorOf(draft, personId) ?? null;
    if (removedAuthenticator) draft.authenticators.remove(removedAuthenticator.id);
    const owned = { id: claims.id, personId, createdAt: at.toISOString() };
    const sealedSecret = deps.sealing.seal(totpPurpose(owned), claims.secret);
    draft.authenticators.put({ ...owned, sealedSecret, step, lastUsedAt: null });
    const sentence = 'An authenticator app was set up for your account.';
    return { detail: 'authenticator app', sentence, undo: { added: claims.id, removedAuthenticator } };
  });
};
