import { type StoredFactorUndo, UNDO_OVER } from '#contract/factors.ts';
import { RESET_MINUTES } from '#contract/invitations.ts';
import type { StoredPerson } from '#contract/people.ts';
import { recordAudit } from '../audit/record.ts';
import { forgetLater, takeBack, takeLaterBack } from '../auth/factors/take-back.ts';
import { withdrawInvitations } from '../auth/invitations.ts';
import { endSessions } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { idOfUndoToken } from '../identity/undo-tokens.ts';
import type { Draft } from '../store/store.ts';
import { choosesPassword } from './forgotten-password.ts';
import { enqueueLink, issue, putInvitation } from './invitation.ts';

const over = () => new Failure('not_found', UNDO_OVER);

/**
 * The account as it was, as far as the change was about it. Whoever changed the password or the address knew the password:
 * no password works then.
 */
const before = (person: StoredPerson, { password, email, microsoftSubject, googleSubject }: StoredFactorUndo) => ({
  ...person,
  ...(email !== undefined && { email }),
  ...(microsoftSubject !== undefined && { microsoftSubject }),
  ...(googleSubject !== undefined && { googleSubject }),
  ...((password || email !== undefined) && { passwordHash: null }),
  devices: [],
});

/** A link to choose another password, for whoever had one. */
const mailAnother = (deps: Deps, draft: Draft, person: StoredPerson): string | null => {
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
    const later = undo.email === undefined ? [] : takeLaterBack(deps, draft, undo);
    takeBack(deps, draft, undo);
    forgetLater(draft, undo);
    const alone = endSessions(draft, person);
    // A link that was asked for meanwhile went to whoever made the change.
    withdrawInvitations(draft, person.id);
    const changed = [...later, undo].reduce(before, alone);
    draft.people.put(changed);
    const subject = { subjectKind: 'person', subjectId: person.id, detail: person.name } as const;
    recordAudit(draft, deps, { actor: person, action: 'sign-in change undone', ...subject });
    const isLocked = undo.password === true || (undo.email !== undefined && choosesPassword(person));
    return { password: isLocked, mail: isLocked ? mailAnother(deps, draft, changed) : null };
  });
  if (mail) await deps.outbox.attempt(mail);
  return { password };
};
