import type { SignedIn } from '#contract/people.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { checkNewPassword } from '../identity/check-new-password.ts';
import { attemptPassword } from '../identity/password-attempts.ts';
import type { Actor } from '../identity/ports.ts';
import { endSessions, signInResponse, startSession } from './sessions.ts';

const WRONG_CURRENT_PASSWORD = 'The current password is not right.';
const SAME_PASSWORD = 'Please choose a password that differs from the current one.';

const refused = (field: 'currentPassword' | 'newPassword', sentence: string) =>
  new Failure('invalid', sentence, { fields: { [field]: sentence } });

/**
 * Changes the person's own password. All sessions end, including this one; the returned token belongs to a new session.
 * @throws Failure `invalid` naming the field, or `rate_limited` as at sign-in.
 */
export const changePassword = async (
  deps: Pick<Deps, 'store' | 'passwords' | 'tokens' | 'limits' | 'knownAddresses' | 'now' | 'newId'>,
  input: { currentPassword: string; newPassword: string },
  actor: Actor,
  { address }: { address: string },
): Promise<SignedIn> => {
  const person = deps.store.data.people.get(actor.id);
  if (!person) throw new Failure('unauthenticated', 'Please sign in.');
  const right = await attemptPassword(deps, { email: person.email, address }, () =>
    deps.passwords.verify(person.passwordHash, input.currentPassword),
  );
  if (!right) throw refused('currentPassword', WRONG_CURRENT_PASSWORD);
  if (input.newPassword.normalize('NFKC') === input.currentPassword.normalize('NFKC')) {
    throw refused('newPassword', SAME_PASSWORD);
  }
  checkNewPassword(input.newPassword, person, 'newPassword');
  const passwordHash = await deps.passwords.hash(input.newPassword);
  const started = await deps.store.change((draft) => {
    const now = draft.people.get(person.id);
    // The account may have been changed while the passwords were being hashed.
    if (!now || now.disabled || now.passwordHash !== person.passwordHash)
      throw refused('currentPassword', WRONG_CURRENT_PASSWORD);
    endSessions(draft, now.id);
    recordAudit(draft, deps, { actor, action: 'password changed', subjectKind: 'person', subjectId: now.id });
    return startSession(draft, deps, { ...now, passwordHash, mustChangePassword: false });
  });
  return signInResponse(deps, started);
};
