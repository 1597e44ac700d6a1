import type * as z from 'zod/mini';
import type { Invitation } from '#contract/invitations.ts';
import type { newPerson, StoredPerson } from '#contract/people.ts';
import { recordAudit } from '../audit/record.ts';
import { endSessions } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/ports.ts';
import { issue, putInvitation, sendInvitation } from './invitation.ts';

const EMAIL_TAKEN = 'There is already an account with this e-mail address.';
export const NO_SUCH_PERSON = 'There is no such account.';
const OWN = 'To change your own password, please use Change password.';
const DISABLED = 'This account is switched off. Please switch it on first.';

/** Creates an account without a password and mails a link to choose one. @throws Failure `conflict` if the address has an account. */
export const invite = async (deps: Deps, input: z.infer<typeof newPerson>, actor: Actor): Promise<Invitation> => {
  const person: StoredPerson = {
    ...input,
    id: deps.newId(),
    passwordHash: null,
    mustChangePassword: false,
    microsoftSubject: null,
    googleSubject: null,
    disabled: false,
    createdAt: deps.now().toISOString(),
    lastLogin: null,
  };
  const issued = issue(deps, person.id, actor.id);
  await deps.store.change((draft) => {
    if (draft.people.list('email', person.email).length > 0) {
      throw new Failure('conflict', EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });
    }
    draft.people.put(person);
    putInvitation(draft, issued);
    const changed = { before: {}, after: { role: person.role } };
    const subject = { subjectKind: 'person', subjectId: person.id, detail: person.name } as const;
    recordAudit(draft, deps, { actor, action: 'invited', ...subject, changed });
  });
  return sendInvitation(deps, person, issued);
};

/**
 * Sends a person a new link. Their password is removed and their sessions end.
 * @throws Failure `not_found`, or `conflict` for one's own or a disabled account.
 */
export const inviteAgain = async (deps: Deps, id: string, actor: Actor): Promise<Invitation> => {
  const issued = issue(deps, id, actor.id);
  const person = await deps.store.change((draft) => {
    const before = draft.people.get(id);
    if (!before) throw new Failure('not_found', NO_SUCH_PERSON);
    if (id === actor.id) throw new Failure('conflict', OWN);
    if (before.disabled) throw new Failure('conflict', DISABLED);
    const after: StoredPerson = { ...before, passwordHash: null, mustChangePassword: false };
    draft.people.put(after);
    endSessions(draft, id);
    putInvitation(draft, issued);
    const subject = { subjectKind: 'person', subjectId: id, detail: before.name } as const;
    recordAudit(draft, deps, { actor, action: 'invited again', ...subject });
    return after;
  });
  return sendInvitation(deps, person, issued);
};
