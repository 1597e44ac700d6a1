import type { SignInAnswer } from '#contract/auth/factors.ts';
import { type Credentials, LINK_IS_MAILED, type StoredPerson, WRONG_CREDENTIALS } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { hasSecondFactor } from './factors/own-factors.ts';
import { mailBrowserLink } from './known-browser.ts';
import { notifyOfTries } from './notify-of-tries.ts';
import { answerSignIn, beginSignIn, type Sender } from './start-sign-in.ts';

type SignInDeps = Pick<
  Deps,
  | 'outbox'
  | 'store'
  | 'passwords'
  | 'tokens'
  | 'sealing'
  | 'signInAttempts'
  | 'failedSignIns'
  | 'devices'
  | 'attempts'
  | 'now'
  | 'newId'
  | 'log'
>;

/**
 * Counts wrong and refused tries for the audit log. Where strangers are no longer heard, the owner gets a mail after a right
 * password that lets them in.
 */
const attempt = async (
  deps: SignInDeps,
  person: StoredPerson | undefined,
  { email, password }: Credentials,
  { address, cookieHeader = null }: Sender,
): Promise<{ isLetIn: boolean; isHeard: boolean }> => {
  const { store, passwords, signInAttempts, failedSignIns, devices } = deps;
  const device = devices.find(person, cookieHeader);
  const trusted = device !== null && (await signInAttempts.hasRemainingTries(email, device)) ? device : null;
  // Whoever has the password must not win new tries at the codes with it.
  const stillCounts = person !== undefined && hasSecondFactor(store.data, person.id);
  try {
    const { isRight, isHeard, shouldTell } = await signInAttempts.password(
      { email, address, trusted, stillCounts },
      async () => {
        const matches = await passwords.verify(person?.passwordHash ?? null, password);
        return matches && person?.disabled === false;
      },
    );
    if (isRight && isHeard) return { isLetIn: true, isHeard };
    failedSignIns.count('failed', person ?? null);
    if (person && isRight) mailBrowserLink(deps, person.id);
    if (person && shouldTell) notifyOfTries(deps, person.id, 'passwords');
    return { isLetIn: false, isHeard };
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate_limited') failedSignIns.count('refused', person ?? null);
    throw error;
  }
};

/** @throws Failure `unauthenticated`, with the same message and timing for every reason, or `rate_limited`. */
export const login = async (deps: SignInDeps, input: Credentials, sender: Sender): Promise<SignInAnswer> => {
  const found = deps.store.data.people.list('email', input.email)[0];
  const { isLetIn, isHeard } = await attempt(deps, found, input, sender);
  if (!found || !isLetIn) {
    throw new Failure('unauthenticated', isHeard ? WRONG_CREDENTIALS : `${WRONG_CREDENTIALS} ${LINK_IS_MAILED}`);
  }
  const firstStep = await deps.store.change((draft) => {
    const person = draft.people.get(found.id);
    // The account may have been changed while the password was being verified.
    if (!person || person.disabled || person.passwordHash !== found.passwordHash) {
      throw new Failure('unauthenticated', WRONG_CREDENTIALS);
    }
    return beginSignIn(draft, deps, person, { way: 'password', sender });
  });
  return answerSignIn(deps, firstStep, sender);
};
