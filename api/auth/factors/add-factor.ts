import type { AddedFactor } from '#contract/auth/factors.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import type { Draft } from '../../store/store.ts';
import { checkSignedIn, endOtherSessions, factorIsSetUp } from '../sessions.ts';
import { ownAccount } from './confirm.ts';
import { readFactors } from './list.ts';
import { notifyOwner, type Undo } from './notify-owner.ts';
import { makeRecoveryCodes, putRecoveryCodes } from './recovery-codes.ts';

type AddDeps = Pick<Deps, 'store' | 'passwords' | 'outbox' | 'newId' | 'now'>;

interface PutFactor {
  detail: string;
  sentence: string;
  undo: Undo;
}

export const addFactor = async (
  deps: AddDeps,
  actor: Actor,
  put: (draft: Draft, personId: string) => PutFactor,
): Promise<AddedFactor> => {
  const { id: personId } = ownAccount(deps, actor);
  const codes = await makeRecoveryCodes(deps, personId);
  const isFirst = await deps.store.change((draft) => {
    const person = draft.people.get(personId);
    if (!person) throw new Failure('unauthenticated', 'Please sign in.');
    // The recovery codes took a while.
    checkSignedIn(draft, actor);
    const { detail, sentence, undo } = put(draft, personId);
    const needsCodes = draft.recoveryCodes.list('person', personId).length === 0;
    if (needsCodes) putRecoveryCodes(draft, personId, codes);
    endOtherSessions(draft, actor);
    factorIsSetUp(draft, actor);
    const change = { action: 'sign-in method added', detail, sentence } as const;
    // Codes that came with it are as foreign as it is.
    notifyOwner(deps, draft, person, { ...change, undo: { ...undo, ...(needsCodes && { codesBefore: [] }) } }, actor);
    return needsCodes;
  });
  return { factors: readFactors(deps, actor), recoveryCodes: isFirst ? codes.codes : null };
};
