import type { Confirmation, Factors, StoredAuthenticator, StoredPasskey } from '#contract/auth/factors.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import type { Draft } from '../../store/store.ts';
import { checkSignedIn } from '../sessions.ts';
import type { Sender } from '../start-sign-in.ts';
import { type ConfirmDeps, confirmOwner } from './confirm.ts';
import { readFactors } from './list.ts';

export type FactorDeps = ConfirmDeps & Pick<Deps, 'outbox'>;

interface OwnFactor {
  person: StoredPerson;
  passkey: StoredPasskey | undefined;
  app: StoredAuthenticator | undefined;
}

const findOwn = (draft: Draft, personId: string, id: string): OwnFactor | null => {
  const person = draft.people.get(personId);
  const passkey = draft.passkeys.get(id);
  const app = draft.authenticators.get(id);
  return person && (passkey ?? app)?.personId === person.id ? { person, passkey, app } : null;
};

/**
 * Passes null to `change` if no factor has that id.
 * @throws Failure as `confirmOwner`.
 */
export const changeOwnFactor = async (
  deps: FactorDeps,
  { id, ...confirmation }: Confirmation & { id: string },
  actor: Actor,
  sender: Sender,
  change: (draft: Draft, own: OwnFactor | null) => void,
): Promise<Factors> => {
  await confirmOwner(deps, confirmation, actor, sender);
  await deps.store.change((draft) => {
    checkSignedIn(draft, actor);
    change(draft, findOwn(draft, actor.id, id));
  });
  return readFactors(deps, actor);
};
