import { RESET_MINUTES } from '#contract/people/invitations.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { enqueueLink, issue } from './invitation.ts';

/** True for somebody who signs in with a password: also when it was taken from them, and nothing else opens the account. */
export const choosesPassword = ({ passwordHash, lastLogin, microsoftSubject, googleSubject }: StoredPerson): boolean =>
  passwordHash !== null || (lastLogin !== null && microsoftSubject === null && googleSubject === null);

/**
 * Mails the link, which leaves the password as it is until it is used. Strangers who ask for it use up nothing of the account's own
 * known devices. Whoever is refused by their limit has a link in the mailbox that still works.
 */
const mailLink = async (deps: Deps, { id }: StoredPerson, isOwnDevice: boolean): Promise<void> => {
  await deps.attempts.use(isOwnDevice ? 'resetMail' : 'resetMailForStranger', id);
  const issued = issue(deps, id, id, RESET_MINUTES * 60_000);
  const mail = await deps.store.change((draft) => {
    const person = draft.people.get(id);
    if (!person || person.disabled || !choosesPassword(person)) return null;
    draft.invitations.put(issued);
    return enqueueLink(deps, draft, person, 'password-reset', issued);
  });
  if (mail !== null) await deps.outbox.attempt(mail);
};

/**
 * Mails a link to choose another password to an account that is opened with one. Nobody waits for it, so that neither the answer nor its
 * time tells whether there is an account; whatever fails is logged.
 */
export const askForReset = (deps: Deps, { email }: { email: string }, cookieHeader: string | null): void => {
  const person = deps.store.data.people.list('email', email)[0];
  if (!person || person.disabled || !choosesPassword(person)) return;
  setImmediate(() => {
    mailLink(deps, person, deps.devices.find(person, cookieHeader) !== null).catch((error: unknown) => {
      // Enough mails are on their way.
      if (error instanceof Failure && error.code === 'rate_limited') return;
      deps.log.error('forgotten-password.failed', describeError(error));
    });
  });
};
