import type { SignedIn } from '#contract/people/people.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { checkNewPassword } from '../identity/check-new-password.ts';
import type { Actor } from '../identity/interfaces.ts';
import { charityWords } from '../settings/charity-words.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { mailChange } from './factors/notify-owner.ts';
import { endSessions, signInBehind } from './sessions.ts';
import { completeSignIn, type Sender, startSessionOnDevice } from './start-sign-in.ts';

const WRONG_CURRENT_PASSWORD = 'The current password is not right.';
const SAME_PASSWORD = 'Please choose a password that differs from the current one.';

type ChangeDeps = Pick<
  Deps,
  | 'store'
  | 'passwords'
  | 'passwordStrength'
  | 'tokens'
  | 'signInAttempts'
  | 'failedSignIns'
  | 'devices'
  | 'outbox'
  | 'now'
  | 'newId'
>;

const refused = (field: 'currentPassword' | 'newPassword', sentence: string) =>
  new Failure('invalid', sentence, { fields: { [field]: sentence } });

/**
 * Ends all sessions and forgets all devices but this one; the returned token belongs to a new session.
 * @throws Failure `invalid` naming the field, or `rate_limited` as at sign-in.
 */
export const changePassword = async (
  deps: ChangeDeps,
  input: { currentPassword: string; newPassword: string },
  actor: Actor,
  sender: Sender,
): Promise<SignedIn> => {
  const person = deps.store.data.people.get(actor.id);
  if (!person) throw new Failure('unauthenticated', 'Please sign in.');
  const current = { password: input.currentPassword, field: 'currentPassword', sentence: WRONG_CURRENT_PASSWORD };
  await checkOwnPassword(deps, person, current, actor, sender);
  if (input.newPassword.normalize('NFKC') === input.currentPassword.normalize('NFKC')) {
    throw refused('newPassword', SAME_PASSWORD);
  }
  await checkNewPassword(deps, input.newPassword, { ...person, words: charityWords(deps) }, 'newPassword');
  const passwordHash = await deps.passwords.hash(input.newPassword);
  const started = await deps.store.change((draft) => {
    const now = draft.people.get(person.id);
    // The account may have been changed while the passwords were being hashed.
    if (!now || now.disabled || now.passwordHash !== person.passwordHash)
      throw refused('currentPassword', WRONG_CURRENT_PASSWORD);
    recordAudit(draft, deps, { actor, action: 'password changed', subjectKind: 'person', subjectId: now.id });
    const undo = { password: true };
    mailChange(deps, draft, now, {
      what: 'The password of your account was changed.',
      undo,
      sessionId: actor.sessionId,
    });
    const since = signInBehind(draft, actor.sessionId, deps.now());
    const changed = { ...endSessions(draft, now), passwordHash, mustChangePassword: false, devices: [] };
    return startSessionOnDevice(draft, deps, changed, sender, since);
  });
  await deps.signInAttempts.clear(person.email);
  return completeSignIn(deps, started, sender);
};
