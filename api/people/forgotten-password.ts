import { RESET_MINUTES } from '#contract/people/invitations.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { enqueueLink, issue } from './invitation.ts';

/** Also true if the password was taken away and nothing else opens the account. */
export const choosesPassword = ({ passwordHash, lastLogin, microsoftSubject, googleSubject }: StoredPerson): boolean =>
  passwordHash !== null || (lastLogin !== null && microsoftSubject === null && googleSubject === null);

/**
 * The old password works until the link is used. Strangers do not use up the quota of the account's known devices; anybody
 * refused has a working link in the mailbox.
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

/** Runs in the background, so that neither the answer nor its timing tells whether there is an account; failures are logged. */
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
