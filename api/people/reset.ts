import type { AuditAction } from '#contract/audit/audit.ts';
import type { Invitation, StoredInvitation } from '#contract/people/invitations.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { recordAudit } from '../audit/record.ts';
import { withdrawInvitations } from '../auth/invitations.ts';
import { endSessionsOfColleague } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';
import { enqueueLink, expiryOf, issue, putInvitation, sendInvitation, sendLink } from './invitation.ts';
import { NO_SUCH_PERSON } from './invite.ts';
import { isInvited, viewPerson } from './view.ts';

const OWN = 'To change your own password, please use Change password.';
const DISABLED = 'This account is switched off. Please switch it on first.';
const NO_MAIL_SERVER =
  'No mail server is set up, so the link cannot reach its owner. Whoever runs the server can set another password: npm run admin -- reset-password EMAIL';
const JUST_ACCEPTED = 'This person has just accepted the invitation.';
const NOT_MAILED =
  'The mail could not be sent, so nothing was changed: the password still works. Please try again later.';

/** True until the first sign-in: nobody's work is behind the account yet. */
const isNew = (person: StoredPerson) => isInvited(person) && person.lastLogin === null;

interface People {
  people: { get(id: string): StoredPerson | undefined };
}

const personToReset = ({ people }: People, id: string, actor: Actor): StoredPerson => {
  const person = people.get(id);
  if (!person) throw new Failure('not_found', NO_SUCH_PERSON);
  if (id === actor.id) throw new Failure('conflict', OWN);
  if (person.disabled) throw new Failure('conflict', DISABLED);
  return person;
};

const audit = (draft: Draft, deps: Deps, person: StoredPerson, actor: Actor, action: AuditAction<'person'>) =>
  recordAudit(draft, deps, { actor, action, subjectKind: 'person', subjectId: person.id, detail: person.name });

const inviteAgain = async (deps: Deps, id: string, actor: Actor, issued: StoredInvitation): Promise<Invitation> => {
  const { person, mail } = await deps.store.change((draft) => {
    const invited = personToReset(draft, id, actor);
    if (!isNew(invited)) throw new Failure('conflict', JUST_ACCEPTED);
    putInvitation(draft, issued);
    audit(draft, deps, invited, actor, 'invited again');
    return { person: invited, mail: enqueueLink(deps, draft, invited, 'invitation', issued) };
  });
  return sendInvitation(deps, person, issued, mail);
};

/** Stores the link first, so that it works on arrival; removes the password only once the mail is on its way. */
const mailReset = async (deps: Deps, id: string, actor: Actor, issued: StoredInvitation): Promise<Invitation> => {
  if (!deps.mailer.mailServer) throw new Failure('conflict', NO_MAIL_SERVER);
  const mail = await deps.store.change((draft) => {
    putInvitation(draft, issued);
    return enqueueLink(deps, draft, personToReset(draft, id, actor), 'password-reset', issued);
  });
  const isSent = (await sendLink(deps, mail)) === 'sent';
  const after = await deps.store.change((draft) => {
    if (!isSent) {
      withdrawInvitations(draft, id);
      if (mail) draft.mails.remove(mail);
      return;
    }
    const before = personToReset(draft, id, actor);
    const reset = {
      ...endSessionsOfColleague(draft, before),
      passwordHash: null,
      mustChangePassword: false,
      devices: [],
    };
    draft.people.put(reset);
    audit(draft, deps, before, actor, 'password reset');
    return reset;
  });
  if (!after) throw new Failure('unavailable', NOT_MAILED, { retryAfter: 60 });
  await deps.signInAttempts.clear(after.email);
  const expiresAt = expiryOf(deps, issued);
  return { person: viewPerson(deps, after), link: null, expiresAt, mailed: true, mailServer: true };
};

/**
 * Mails a reset link, so that only the owner learns the password; ends the old one and all sessions. A person only invited
 * gets a new invitation, whose link is returned.
 * @throws Failure `not_found`, `conflict` for one's own or a disabled account or without a mail server, `unavailable` when the
 * mail could not be sent: nothing has changed then.
 */
export const resetByMail = async (deps: Deps, id: string, actor: Actor): Promise<Invitation> => {
  const issued = issue(deps, id, actor.id);
  const person = personToReset(deps.store.data, id, actor);
  return isNew(person) ? inviteAgain(deps, id, actor, issued) : mailReset(deps, id, actor, issued);
};
