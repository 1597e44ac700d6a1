import { type StoredFactorUndo, UNDO_OVER } from '#contract/factors.ts';
import { RESET_MINUTES } from '#contract/invitations.ts';
import type { StoredPerson } from '#contract/people.ts';
import { recordAudit } from '../audit/record.ts';
import { hasSecondFactor, removeFactors } from '../auth/factors/own-factors.ts';
import { totpPurpose } from '../auth/factors/totp.ts';
import { endSessions } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { idOfUndoToken } from '../identity/undo-tokens.ts';
import type { Draft } from '../store/store.ts';
import { enqueueLink, issue, putInvitation } from './invitation.ts';

const over = () => new Failure('not_found', UNDO_OVER);

/** Under another id: what was deleted stays deleted in backups. */
const bringBack = (deps: Deps, draft: Draft, { removedPasskey, removedAuthenticator }: StoredFactorUndo) => {
  const id = deps.newId();
  const isThere = removedPasskey && draft.passkeys.list('credential', removedPasskey.credentialId).length > 0;
  if (removedPasskey && !isThere) draft.passkeys.put({ ...removedPasskey, id });
  if (!removedAuthenticator) return;
  const secret = deps.sealing.open(totpPurpose(removedAuthenticator), removedAuthenticator.sealedSecret);
  const isReplaced = draft.authenticators.list('person', removedAuthenticator.personId).length > 0;
  if (secret === null || isReplaced) return;
  const sealedSecret = deps.sealing.seal(totpPurpose({ ...removedAuthenticator, id }), secret);
  draft.authenticators.put({ ...removedAuthenticator, id, sealedSecret });
};

const takeAway = (draft: Draft, { added, personId }: StoredFactorUndo) => {
  if (!added) return;
  draft.passkeys.remove(added);
  draft.authenticators.remove(added);
  if (!hasSecondFactor(draft, personId)) removeFactors(draft, personId);
};

/** Whoever changed it knew the password before: neither of the two works, and a link to choose a third is mailed. */
const lockPassword = (deps: Deps, draft: Draft, person: StoredPerson): string | null => {
  const issued = issue(deps, person.id, person.id, RESET_MINUTES * 60_000);
  putInvitation(draft, issued);
  return enqueueLink(deps, draft, person, 'password-reset', issued);
};

/** Undoes a change of the ways to sign in with the token of its mail, once, and ends all sessions. @throws Failure `not_found` when it works no more. */
export const undoChange = async (deps: Deps, token: string): Promise<{ password: boolean }> => {
  const id = idOfUndoToken(deps.invitationLinks, token);
  const { password, mail } = await deps.store.change((draft) => {
    const undo = id === null ? undefined : draft.factorUndos.get(id);
    const person = undo && draft.people.get(undo.personId);
    if (!undo || !person || Date.parse(undo.expiresAt) <= deps.now().getTime()) throw over();
    draft.factorUndos.remove(undo.id);
    takeAway(draft, undo);
    bringBack(deps, draft, undo);
    endSessions(draft, person.id);
    const changed = { ...person, devices: [], ...(undo.password && { passwordHash: null }) };
    draft.people.put(changed);
    const subject = { subjectKind: 'person', subjectId: person.id, detail: person.name } as const;
    recordAudit(draft, deps, { actor: person, action: 'sign-in change undone', ...subject });
    return { password: undo.password === true, mail: undo.password ? lockPassword(deps, draft, changed) : null };
  });
  if (mail) await deps.outbox.attempt(mail);
  return { password };
};
