import { INVITATION_INVALID, type Invitee, type StoredInvitation } from '#contract/invitations.ts';
import type { SignedIn } from '#contract/people.ts';
import { recordAudit } from '../audit/record.ts';
import { openInvitation, withdrawInvitations } from '../auth/invitations.ts';
import { endSessions, signInResponse, startSession } from '../auth/sessions.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { checkNewPassword } from '../identity/check-new-password.ts';
import { charityWords } from '../settings/charity-words.ts';
import { EVERY } from '../store/collections.ts';

interface InvitationIndex {
  invitations: { list(index: 'token', key: string): readonly StoredInvitation[] };
}

const invalidInvitation = () => new Failure('not_found', INVITATION_INVALID);

const invitationOf = (index: InvitationIndex, token: string, now: Date): StoredInvitation => {
  const invitation = openInvitation(index, token, now);
  if (!invitation) throw invalidInvitation();
  return invitation;
};

/** The invited person, for the page on which they choose a password. @throws Failure `not_found` when it is no longer valid. */
export const readInvitation = ({ store, now }: Pick<Deps, 'store' | 'now'>, token: string): Invitee => {
  const invitation = invitationOf(store.data, token, now());
  const person = store.data.people.get(invitation.personId);
  if (!person || person.disabled) throw invalidInvitation();
  return { name: person.name, email: person.email, expiresAt: invitation.expiresAt };
};

/** Sets the invited person's password, signs them in and removes the invitation. @throws Failure `not_found`, or `invalid` for a weak password. */
export const acceptInvitation = async (
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<SignedIn> => {
  const invited = readInvitation(deps, token);
  await checkNewPassword(deps, password, { ...invited, words: charityWords(deps) }, 'password');
  const passwordHash = await deps.passwords.hash(password);
  const started = await deps.store.change((draft) => {
    const { personId } = invitationOf(draft, token, deps.now());
    const person = draft.people.get(personId);
    if (!person || person.disabled) throw invalidInvitation();
    withdrawInvitations(draft, personId);
    endSessions(draft, personId);
    const actor = { id: personId, name: person.name };
    recordAudit(draft, deps, { actor, action: 'invitation accepted', subjectKind: 'person', subjectId: personId });
    const lastLogin = deps.now().toISOString();
    return startSession(draft, deps, { ...person, passwordHash, mustChangePassword: false, devices: [], lastLogin });
  });
  await deps.passwordAttempts.clear(invited.email);
  return signInResponse(deps, started);
};

const SWEEP_MAX = 1000;

/** Removes expired invitations. */
export const sweepInvitations = async ({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> => {
  const at = now().toISOString();
  const expired = store.data.invitations.list('expiry', EVERY).filter(({ expiresAt }) => expiresAt <= at);
  if (expired.length === 0) return;
  await store.change((draft) => {
    for (const { id } of expired.slice(0, SWEEP_MAX)) draft.invitations.remove(id);
  });
};
