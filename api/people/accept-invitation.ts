import type { SignInAnswer } from '#contract/auth/factors.ts';
import {
  INVITATION_INVALID,
  INVITATION_OWN,
  type Invitee,
  type StoredInvitation,
} from '#contract/people/invitations.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { recordAudit } from '../audit/record.ts';
import { mailChange } from '../auth/factors/notify-owner.ts';
import { openInvitation, withdrawInvitations } from '../auth/invitations.ts';
import { endSessions } from '../auth/sessions.ts';
import { answerSignIn, beginSignIn, type Sender } from '../auth/start-sign-in.ts';
import { Failure } from '../core/failure.ts';
import { authenticate } from '../http/authenticate.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { checkNewPassword } from '../identity/check-new-password.ts';
import { charityWords } from '../settings/charity-words.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';

interface InvitationIndex {
  invitations: { list(index: 'token', key: string): readonly StoredInvitation[] };
}

const invalidInvitation = () => new Failure('not_found', INVITATION_INVALID);

const invitationOf = (index: InvitationIndex, token: string, now: Date): StoredInvitation => {
  const invitation = openInvitation(index, token, now);
  if (!invitation) throw invalidInvitation();
  return invitation;
};

export const readInvitation = ({ store, now }: Pick<Deps, 'store' | 'now'>, token: string): Invitee => {
  const invitation = invitationOf(store.data, token, now());
  const person = store.data.people.get(invitation.personId);
  if (!person || person.disabled) throw invalidInvitation();
  const { name, email, lastLogin } = person;
  return { name, email, expiresAt: invitation.expiresAt, isReset: lastLogin !== null };
};

const CHOSEN_BY_LINK = 'A new password was chosen for your account, with a link from an email.';

/** Hashes the password and changes the account in one change; ends invitations, sessions and known devices. */
const choosePassword = async <Result>(
  deps: Deps,
  token: string,
  { password, field }: { password: string; field: string },
  finish: (draft: Draft, person: StoredPerson) => Result,
): Promise<Result> => {
  const invited = readInvitation(deps, token);
  await checkNewPassword(deps, password, { ...invited, words: charityWords(deps) }, field);
  const passwordHash = await deps.passwords.hash(password);
  const result = await deps.store.change((draft) => {
    const { personId, createdBy, isShown } = invitationOf(draft, token, deps.now());
    const person = draft.people.get(personId);
    if (!person || person.disabled) throw invalidInvitation();
    withdrawInvitations(draft, personId);
    const alone = endSessions(draft, person);
    const isNew = person.lastLogin === null;
    const subject = { actor: person, subjectKind: 'person', subjectId: personId } as const;
    const detail = isNew && isShown ? `the link was handed over by ${authorName(draft, createdBy)}` : '';
    recordAudit(draft, deps, { ...subject, action: isNew ? 'invitation accepted' : 'password chosen by link', detail });
    if (!isNew) mailChange(deps, draft, person, { what: CHOSEN_BY_LINK, undo: { password: true } });
    return finish(draft, { ...alone, passwordHash, mustChangePassword: false, devices: [] });
  });
  await deps.signInAttempts.clear(invited.email);
  return result;
};

const checkNotOwn = async (deps: Deps, token: string, authorization: string | null): Promise<void> => {
  const caller = authorization && (await authenticate(deps, authorization, true).catch(() => null));
  const { createdBy, personId } = invitationOf(deps.store.data, token, deps.now());
  if (caller && caller.id === createdBy && caller.id !== personId) throw new Failure('conflict', INVITATION_OWN);
};

/**
 * Sets the password, signs in and removes the invitation. Somebody with a second factor still has to pass it.
 * @throws Failure `not_found`, `invalid` for a weak password, or `conflict` in a session of whoever made the invitation.
 */
export const acceptInvitation = async (
  deps: Deps,
  { token, password }: { token: string; password: string },
  sender: Sender,
  authorization: string | null,
): Promise<SignInAnswer> => {
  await checkNotOwn(deps, token, authorization);
  const firstStep = await choosePassword(deps, token, { password, field: 'password' }, (draft, person) =>
    beginSignIn(draft, deps, person, { way: 'invitation', sender }),
  );
  return answerSignIn(deps, firstStep, sender);
};

/** Sets a password with a mailed token, once, and ends all sessions; signs nobody in. @throws as `acceptInvitation`. */
export const resetByLink = (
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> =>
  choosePassword(deps, token, { password: newPassword, field: 'newPassword' }, (draft, person) =>
    draft.people.put(person),
  );

const SWEEP_MAX = 1000;

export const sweepInvitations = async ({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> => {
  const at = now().toISOString();
  const expired = store.data.invitations.list('expiry', EVERY).filter(({ expiresAt }) => expiresAt <= at);
  const undos = store.data.factorUndos.list('expiry', EVERY).filter(({ expiresAt }) => expiresAt <= at);
  if (expired.length + undos.length === 0) return;
  await store.change((draft) => {
    for (const { id } of expired.slice(0, SWEEP_MAX)) draft.invitations.remove(id);
    for (const { id } of undos.slice(0, SWEEP_MAX)) draft.factorUndos.remove(id);
  });
};
