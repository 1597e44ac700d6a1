import type * as z from 'zod/mini';
import type { Invitation } from '#contract/people/invitations.ts';
import type { newPerson, StoredPerson } from '#contract/people/people.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkFree } from './free-address.ts';
import { enqueueLink, issue, putInvitation, sendInvitation } from './invitation.ts';

export const NO_SUCH_PERSON = 'There is no such account.';

/** Creates an account without a password, and mails a link. @throws Failure `conflict` if the address has an account. */
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
  const mail = await deps.store.change((draft) => {
    checkFree(draft, person.email, null, deps.now());
    draft.people.put(person);
    putInvitation(draft, issued);
    const changed = { before: {}, after: { role: person.role } };
    const subject = { subjectKind: 'person', subjectId: person.id, detail: person.name } as const;
    recordAudit(draft, deps, { actor, action: 'invited', ...subject, changed });
    return enqueueLink(deps, draft, person, 'invitation', issued);
  });
  return sendInvitation(deps, person, issued, mail);
};
