import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { HandOverProof } from '#contract/desktop-sign-in.ts';
import { TICKET_OVER } from '#contract/factors.ts';
import type { SignedIn, StoredPerson } from '#contract/people.ts';
import { id } from '#contract/record-fields.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type SentPasskey, withOwnerOfPasskey } from './passkey-sign-in.ts';
import { completeSignIn, type Sender, startSignIn } from './start-sign-in.ts';
import { isFirstUse, issueTicket, nameOfTicket, readTicket, stateOf } from './tickets.ts';

const HAND_OVER = 'passkey handed over to the desktop app';
const handOver = z.object({ personId: id, passkeyId: id, state: z.string(), challenge: z.string() });

const over = () => new Failure('unauthenticated', TICKET_OVER);

/**
 * Checks a passkey in the browser for the desktop app that has opened it. The browser gets no session, and the code is worth
 * nothing to whoever does not know the text behind the challenge (as in RFC 7636). @throws Failure `unauthenticated`, `rate_limited`.
 */
export const handOverPasskey = (
  deps: Parameters<typeof withOwnerOfPasskey>[0],
  { challenge, ...sent }: SentPasskey & { challenge: string },
  sender: Sender,
): Promise<{ code: string }> =>
  withOwnerOfPasskey(deps, sent, sender, (_draft, person, passkeyId) => ({
    code: issueTicket(deps, HAND_OVER, { personId: person.id, passkeyId, state: stateOf(person), challenge }),
  }));

type HandOverDeps = Pick<Deps, 'store' | 'sealing' | 'attempts' | 'now'>;

/** Whose passkey the browser has handed over; each code counts once. @throws Failure `unauthenticated`. */
export const ownerOfHandOver = async (deps: HandOverDeps, { code, verifier }: HandOverProof): Promise<StoredPerson> => {
  const said = readTicket(deps, HAND_OVER, handOver, code);
  const person = said && deps.store.data.people.get(said.personId);
  const passkey = said && deps.store.data.passkeys.get(said.passkeyId);
  if (!said || !person || person.disabled || stateOf(person) !== said.state) throw over();
  if (!passkey || passkey.clonedAt) throw over();
  if (createHash('sha256').update(verifier).digest('base64url') !== said.challenge) throw over();
  if (!(await isFirstUse(deps, nameOfTicket(code)))) throw over();
  return person;
};

/** Signs the desktop app in with what the browser has handed over. @throws Failure `unauthenticated`. */
export const signInWithHandOver = async (
  deps: HandOverDeps & Pick<Deps, 'newId' | 'devices' | 'outbox' | 'tokens'>,
  proof: HandOverProof,
  sender: Sender,
): Promise<SignedIn> => {
  const { id: personId } = await ownerOfHandOver(deps, proof);
  const started = await deps.store.change((draft) => {
    const person = draft.people.get(personId);
    if (!person || person.disabled) throw over();
    return startSignIn(draft, deps, person, { way: 'passkey', sender });
  });
  return completeSignIn(deps, started, sender);
};
