import type {
  StoredAuthenticator,
  StoredFactorUndo,
  StoredPasskey,
  StoredRecoveryCode,
} from '#contract/auth/factors.ts';
import type { Deps } from '../../http/deps.ts';
import type { Draft } from '../../store/store.ts';
import { hasSecondFactor, removeFactors } from './own-factors.ts';
import { totpPurpose } from './totp.ts';

type UndoDeps = Pick<Deps, 'newId' | 'sealing'>;

/** Restores it under a new id, as what was deleted stays deleted in backups; links of other mails then refer to the new id. */
const restorePasskey = (deps: UndoDeps, draft: Draft, removed: StoredPasskey) => {
  if (draft.passkeys.list('credential', removed.credentialId).length > 0) return;
  const id = deps.newId();
  draft.passkeys.put({ ...removed, id });
  for (const { added, renamed, ...undo } of draft.factorUndos.list('person', removed.personId))
    draft.factorUndos.put({
      ...undo,
      ...(added && { added: added === removed.id ? id : added }),
      ...(renamed && { renamed: renamed.id === removed.id ? { ...renamed, id } : renamed }),
    });
};

/** Restores the one app that there was, or none: a later one is not known to be the owner's. */
const restoreAuthenticator = (deps: UndoDeps, draft: Draft, personId: string, before: StoredAuthenticator | null) => {
  for (const { id } of draft.authenticators.list('person', personId)) draft.authenticators.remove(id);
  if (!before) return;
  const moved = { ...before, id: deps.newId() };
  const secret = deps.sealing.open(totpPurpose(before), before.sealedSecret);
  // Unreadable after a change of the server's secret, and kept all the same: without it the second step would go away.
  const sealedSecret = secret === null ? before.sealedSecret : deps.sealing.seal(totpPurpose(moved), secret);
  draft.authenticators.put({ ...moved, sealedSecret });
};

const restoreCodes = (deps: UndoDeps, draft: Draft, personId: string, before: readonly StoredRecoveryCode[]) => {
  for (const { id } of draft.recoveryCodes.list('person', personId)) draft.recoveryCodes.remove(id);
  for (const code of before) draft.recoveryCodes.put({ ...code, id: deps.newId() });
};

const undoChange = (deps: UndoDeps, draft: Draft, undo: StoredFactorUndo): void => {
  const { personId, added, removedPasskey, removedAuthenticator, codesBefore, renamed } = undo;
  if (added) {
    draft.passkeys.remove(added);
    draft.authenticators.remove(added);
  }
  if (removedPasskey) restorePasskey(deps, draft, removedPasskey);
  if (removedAuthenticator !== undefined) restoreAuthenticator(deps, draft, personId, removedAuthenticator);
  if (codesBefore) restoreCodes(deps, draft, personId, codesBefore);
  const passkey = renamed && draft.passkeys.get(renamed.id);
  if (renamed && passkey) draft.passkeys.put({ ...passkey, name: renamed.name });
  if (!hasSecondFactor(draft, personId)) removeFactors(draft, personId);
};

export const undoChangesSince = (deps: UndoDeps, draft: Draft, personId: string, since: string): StoredFactorUndo[] =>
  draft.factorUndos
    .list('person', personId)
    .filter(({ createdAt }) => createdAt >= since)
    .toReversed()
    .flatMap(({ id }) => {
      // Taking another one back may have changed what this one is about.
      const undo = draft.factorUndos.get(id);
      if (!undo) return [];
      draft.factorUndos.remove(id);
      undoChange(deps, draft, undo);
      return [undo];
    });
