import { EMAIL_CHANGE_MINUTES, EMAIL_CHANGE_OVER, type EmailChange } from '#contract/auth/email-change.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { isSameEmail } from '#contract/personal-data/email.ts';
import { recordAudit } from '../audit/record.ts';
import { confirmOwner } from '../auth/factors/confirm.ts';
import { mailChange } from '../auth/factors/notify-owner.ts';
import { withdrawInvitations } from '../auth/invitations.ts';
import { checkSignedIn } from '../auth/sessions.ts';
import type { Sender } from '../auth/start-sign-in.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { isPersonToken, personOfToken } from '../identity/person-tokens.ts';
import { fromDelivery } from '../mail/link-life.ts';
import type { Draft } from '../store/store.ts';
import { checkFree } from './free-address.ts';

const SAME = 'This is your address already.';
const CHANGED =
  'The email address of your account was changed. You now sign in with the new address, and emails like this one go there.';

const refused = (sentence: string) => new Failure('invalid', sentence, { fields: { email: sentence } });
const over = () => new Failure('not_found', EMAIL_CHANGE_OVER);

/** Tells the old address, cancels links mailed to it, and ends all sessions but the one that asked. */
const apply = (deps: Deps, draft: Draft, person: StoredPerson, to: string, sessionId: string) => {
  checkFree(draft, to, person.id, deps.now());
  withdrawInvitations(draft, person.id);
  for (const { id } of draft.sessions.list('person', person.id)) if (id !== sessionId) draft.sessions.remove(id);
  const subject = { subjectKind: 'person', subjectId: person.id, detail: person.name } as const;
  recordAudit(draft, deps, { actor: person, action: 'email address changed', ...subject });
  mailChange(deps, draft, person, { what: CHANGED, undo: { email: person.email }, sessionId });
  draft.people.put({ ...person, email: to, emailChange: null });
};

const askNewAddress = (deps: Deps, draft: Draft, person: StoredPerson, to: string, sessionId: string) => {
  checkFree(draft, to, person.id, deps.now());
  const id = deps.newId();
  const life = fromDelivery(deps.now(), EMAIL_CHANGE_MINUTES * 60_000);
  draft.people.put({ ...person, emailChange: { id, to, sessionId, ...life } });
  return deps.outbox.enqueue(draft, {
    kind: 'email-change',
    to,
    about: { type: 'person', id: person.id },
    values: { name: person.name, minutes: String(EMAIL_CHANGE_MINUTES), change: id },
    reserved: true,
  });
};

/**
 * Changes one's own address once its mailed link is opened; without a mail server, at once.
 * @throws Failure as `confirmOwner`, `invalid` at `email`, `conflict` for a colleague's address, or `rate_limited`.
 */
export const changeEmail = async (
  deps: Deps,
  { email, ...confirmation }: EmailChange,
  actor: Actor,
  sender: Sender,
): Promise<{ mailed: boolean }> => {
  const { id } = await confirmOwner(deps, confirmation, actor, sender);
  await deps.attempts.use('emailChange', id);
  const { mailServer } = deps.mailer;
  const mail = await deps.store.change((draft) => {
    const person = draft.people.get(id);
    if (!person) throw new Failure('unauthenticated', 'Please sign in.');
    checkSignedIn(draft, actor);
    if (isSameEmail(person.email, email)) throw refused(SAME);
    if (mailServer) return askNewAddress(deps, draft, person, email, actor.sessionId);
    apply(deps, draft, person, email, actor.sessionId);
    return null;
  });
  if (mail !== null) await deps.outbox.attempt(mail);
  return { mailed: mailServer };
};

/** Confirms an address with its mailed token, once. @throws Failure `not_found` when it is no longer valid. */
export const confirmEmail = (deps: Deps, token: string): Promise<{ email: string }> =>
  deps.store.change((draft) => {
    const person = draft.people.get(personOfToken(token) ?? '');
    const change = person?.emailChange;
    if (
      !person ||
      person.disabled ||
      !change ||
      !isPersonToken(deps.invitationLinks, 'e-mail address', token, change.id)
    )
      throw over();
    if (Date.parse(change.expiresAt) <= deps.now().getTime()) throw over();
    apply(deps, draft, person, change.to, change.sessionId);
    return { email: change.to };
  });
