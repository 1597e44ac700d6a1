import { createHash } from 'node:crypto';
import { type PasskeyOptions, TICKET_MINUTES } from '#contract/auth/factors.ts';
import type { Deps } from '../../http/deps.ts';
import { issueTicket, personOfStep, readTicket, SECOND_STEP, secondStep } from '../tickets.ts';
import { workingPasskeysOf } from './own-factors.ts';

export const PASSKEY_SIGN_IN = 'sign-in with a passkey';

export const relyingPartyOf = ({ publicUrl }: Pick<Deps['policy'], 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** Derives the challenge from the ticket, so that nothing is stored between the two calls. */
export const challengeOf = (ticket: string): Buffer => createHash('sha256').update(`challenge ${ticket}`).digest();

const requestOf = (deps: Pick<Deps, 'policy'>, ticket: string): PasskeyOptions['options'] => ({
  challenge: challengeOf(ticket).toString('base64url'),
  rpId: relyingPartyOf(deps.policy).id,
  timeout: TICKET_MINUTES * 60_000,
  userVerification: 'required',
});

export const optionsForSignIn = (deps: Pick<Deps, 'policy' | 'sealing' | 'now'>): PasskeyOptions => {
  const ticket = issueTicket(deps, PASSKEY_SIGN_IN, {});
  return { ticket, options: requestOf(deps, ticket) };
};

/** @throws Failure `unauthenticated` if the ticket is over. */
export const optionsForSecondStep = (
  deps: Pick<Deps, 'policy' | 'sealing' | 'now' | 'store'>,
  ticket: string,
): PasskeyOptions => {
  const step = readTicket(deps, SECOND_STEP, secondStep, ticket);
  const person = personOfStep(step, (id) => deps.store.data.people.get(id));
  const allowCredentials = workingPasskeysOf(deps.store.data, person.id).map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key',
    transports,
  }));
  return { ticket, options: { ...requestOf(deps, ticket), allowCredentials } };
};
