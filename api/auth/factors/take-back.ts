import type { StoredAuthenticator, StoredFactorUndo, StoredPasskey, StoredRecoveryCode } from '#contract/factors.ts';
import type { Deps } from '../../http/deps.ts';
import type { Draft } from '../../store/store.ts';
import { hasSecondFactor, removeFactors } from './own-factors.ts';
import { totpPurpose } from './totp.ts';

type BackDeps = Pick<Deps, 'newId' | 'sealing'>;

/** Under another id: what was deleted stays deleted in backups. Links of other mails are about it under that id then. */
const bringPasskeyBack = (deps: BackDeps, draft: Draft, removed: StoredPasskey) => {
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

/** The one app that there was, or none: a later one is not known to be the owner's. */
const bringAppBack = (deps: BackDeps, draft: Draft, personId: string, before: StoredAuthenticator | null) => {
  for (const { id } of draft.authenticators.list('person', personId)) draft.authenticators.remove(id);
  if (!before) return;
  const moved = { ...before, id: deps.newId() };
  const secret = deps.sealing.open(totpPurpose(before), before.sealedSecret);
  // Unreadable after a change of the server's secret, and kept all the same: without it the second step would go away.
  const sealedSecret = secret === null ? before.sealedSecret : deps.sealing.seal(totpPurpose(moved), secret);
  draft.authenticators.put({ ...moved, sealedSecret });
};

const bringCodesBack = (deps: BackDeps, draft: Draft, personId: string, before: readonly StoredRecoveryCode[]) => {
  for (const { id } of draft.recoveryCodes.list('person', personId)) draft.recoveryCodes.remove(id);
  for (const code of before) draft.recoveryCodes.put({ ...code, id: deps.newId() });
};

/** Makes the factors and the recovery codes of an account what they were before a change, as far as it was about them. */
export const takeBack = (deps: BackDeps, draft: Draft, undo: StoredFactorUndo): void => {
  const { personId, added, removedPasskey, removedAuthenticator, codesBefore, renamed } = undo;
  if (added) {
    draft.passkeys.remove(added);
    draft.authenticators.remove(added);
  }
  if (removedPasskey) bringPasskeyBack(deps, draft, removedPasskey);
  if (removedAuthenticator !== undefined) bringAppBack(deps, draft, personId, removedAuthenticator);
  if (codesBefore) bringCodesBack(deps, draft, personId, codesBefore);
  const passkey = renamed && draft.passkeys.get(renamed.id);
  if (renamed && passkey) draft.passkeys.put({ ...passkey, name: renamed.name });
  if (!hasSecondFactor(draft, personId)) removeFactors(draft, personId);
};

const laterThan = (draft: Draft, undo: StoredFactorUndo) =>
  draft.factorUndos.list('person', undo.personId).filter(({ createdAt }) => createdAt >= undo.createdAt);

/**
 * Takes back all that came after a change of address, the newest first, and gives it: its mails went to whoever changed the
 * address. Their links work no more.
 */
export const takeLaterBack = (deps: BackDeps, draft: Draft, undo: StoredFactorUndo): StoredFactorUndo[] =>
  laterThan(draft, undo)
    .toReversed()
    .flatMap(({ id }) => {
      // Taking another one back may have changed what this one is about.
      const later = draft.factorUndos.get(id);
      if (!later) return [];
      draft.factorUndos.remove(id);
      takeBack(deps, draft, later);
      return [later];
    });

/** Of these there is one at a time: undoing a change makes it what it was before, whatever came later. */
const slots = ['removedAuthenticator', 'codesBefore', 'microsoftSubject', 'googleSubject'] as const;

/** After a change is undone, the links of later ones must not bring back what went with it: perhaps it is not the owner's. */
export const forgetLater = (draft: Draft, undo: StoredFactorUndo): void => {
  for (const later of laterThan(draft, undo)) {
    const left = { ...later };
    for (const slot of slots) if (undo[slot] !== undefined) delete left[slot];
    if (undo.added && left.removedPasskey?.id === undo.added) delete left.removedPasskey;
    draft.factorUndos.put(left);
  }
};
