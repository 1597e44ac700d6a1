import type { Confirmation, Factors } from '#contract/auth/factors.ts';
import { Failure } from '../../core/failure.ts';
import type { Actor } from '../../identity/interfaces.ts';
import type { Sender } from '../start-sign-in.ts';
import { changeOwnFactor, type FactorDeps } from './change-own-factor.ts';
import { notifyOwner } from './notify-owner.ts';

const NO_SUCH_PASSKEY = 'There is no such passkey any more.';

export const renamePasskey = (
  deps: FactorDeps,
  { name, ...which }: Confirmation & { id: string; name: string },
  actor: Actor,
  sender: Sender,
): Promise<Factors> =>
  changeOwnFactor(deps, which, actor, sender, (draft, own) => {
    if (!own?.passkey) throw new Failure('not_found', NO_SUCH_PASSKEY);
    const { person, passkey } = own;
    if (passkey.name === name) return;
    draft.passkeys.put({ ...passkey, name });
    const sentence = `Your passkey “${passkey.name}” is called “${name}” now.`;
    const change = { action: 'passkey renamed', detail: `passkey ${name}`, sentence } as const;
    notifyOwner(deps, draft, person, { ...change, undo: { renamed: { id: passkey.id, name: passkey.name } } }, actor);
  });
