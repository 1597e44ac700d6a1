import type { Confirmation, Factors } from '#contract/factors.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/ports.ts';
import type { Sender } from '../start-sign-in.ts';
import { type ConfirmDeps, confirmOwner } from './confirm.ts';
import { readFactors } from './list.ts';
import { tellOwner } from './tell-owner.ts';

const NO_SUCH_PASSKEY = 'There is no such passkey any more.';

/** Gives one of the own passkeys another name; it opens what it opened. @throws Failure as `confirmOwner`, or `not_found`. */
export const renamePasskey = async (
  deps: ConfirmDeps & Pick<Deps, 'outbox'>,
  { id, name, ...confirmation }: Confirmation & { id: string; name: string },
  actor: Actor,
  sender: Sender,
): Promise<Factors> => {
  await confirmOwner(deps, confirmation, actor, sender);
  await deps.store.change((draft) => {
    const person = draft.people.get(actor.id);
    const passkey = draft.passkeys.get(id);
    if (!person || passkey?.personId !== person.id) throw new Failure('not_found', NO_SUCH_PASSKEY);
    if (passkey.name === name) return;
    draft.passkeys.put({ ...passkey, name });
    const sentence = `Your passkey “${passkey.name}” is called “${name}” now.`;
    const change = { action: 'passkey renamed', detail: `passkey ${name}`, sentence } as const;
    tellOwner(deps, draft, person, { ...change, undo: { renamed: { id, name: passkey.name } } }, actor);
  });
  return readFactors(deps, actor);
};
