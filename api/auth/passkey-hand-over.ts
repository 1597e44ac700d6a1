import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { TICKET_OVER } from '#contract/auth/factors.ts';
import type { HandOverProof } from '#contract/desktop/desktop-sign-in.ts';
import { id } from '#contract/fields/record-fields.ts';
import type { SignedIn, StoredPerson } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';
import { type SentPasskey, withOwnerOfPasskey } from './passkey-sign-in.ts';
import { completeSignIn, type Sender, startSignIn } from './start-sign-in.ts';
import { issueTicket, markTicketUsed, readTicket, stateOf } from './tickets.ts';

const HAND_OVER = 'passkey handed over to the desktop app';
const handOver = z.object({ personId: id, passkeyId: id, state: z.string(), challenge: z.string() });

const over = () => new Failure('unauthenticated', TICKET_OVER);

/**
 * Checks a passkey in the browser for the desktop app. The browser gets no session, and the code is worth nothing without the
 * verifier behind the challenge (as in RFC 7636).
 * @throws Failure `unauthenticated`, `rate_limited`.
 */
export const handOverPasskey = (
  deps: Parameters<typeof withOwnerOfPasskey>[0],
  { challenge, ...sent }: SentPasskey & { challenge: string },
  sender: Sender,
): Promise<{ code: string }> =>
  withOwnerOfPasskey(deps, sent, sender, (_draft, person, passkeyId) => ({
    code: issueTicket(deps, HAND_OVER, { personId: person.id, passkeyId, state: stateOf(person), challenge }),
  }));

type HandOverDeps = Pick<Deps, 'store' | 'sealing' | 'now'>;

/**
 * Uses the code up in the same change, so that it counts once.
 * @throws Failure `unauthenticated`.
 */
export const withOwnerOfHandOver = async <T>(
  deps: HandOverDeps,
  { code, verifier }: HandOverProof,
  act: (draft: Draft, person: StoredPerson) => T,
): Promise<T> => {
  const claims = readTicket(deps, HAND_OVER, handOver, code);
  if (!claims || createHash('sha256').update(verifier).digest('base64url') !== claims.challenge) throw over();
  return deps.store.change((draft) => {
    const person = draft.people.get(claims.personId);
    const passkey = draft.passkeys.get(claims.passkeyId);
    if (!person || person.disabled || stateOf(person) !== claims.state || !passkey || passkey.clonedAt) throw over();
    markTicketUsed(draft, deps, code);
    return act(draft, person);
  });
};

export const signInWithHandOver = async (
  deps: HandOverDeps & Pick<Deps, 'newId' | 'devices' | 'outbox' | 'tokens'>,
  proof: HandOverProof,
  sender: Sender,
): Promise<SignedIn> => {
  const started = await withOwnerOfHandOver(deps, proof, (draft, person) =>
    startSignIn(draft, deps, person, { way: 'passkey', sender }),
  );
  return completeSignIn(deps, started, sender);
};
