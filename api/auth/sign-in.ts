import { type Credentials, type SignedIn, type StoredPerson, WRONG_CREDENTIALS } from '#contract/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { completeSignIn, type Sender, startSignIn } from './start-sign-in.ts';

type SignInDeps = Pick<
  Deps,
  'store' | 'passwords' | 'tokens' | 'passwordAttempts' | 'failedSignIns' | 'devices' | 'now' | 'newId'
>;

/** Tries the password, and counts it for the audit log when it is wrong or refused. */
const attempt = async (
  { passwords, passwordAttempts, failedSignIns, devices }: SignInDeps,
  person: StoredPerson | undefined,
  { email, password }: Credentials,
  { address, cookieHeader = null }: Sender,
): Promise<boolean> => {
  const device = devices.find(person, cookieHeader);
  const trusted = device !== null && (await passwordAttempts.hasTriesLeft(email, device)) ? device : null;
  try {
    const right = await passwordAttempts.attempt({ email, address, trusted }, async () => {
      const matches = await passwords.verify(person?.passwordHash ?? null, password);
      return matches && person?.disabled === false;
    });
    if (!right) failedSignIns.count('failed', person ?? null);
    return right;
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate_limited') failedSignIns.count('refused', person ?? null);
    throw error;
  }
};

/**
 * Signs in with e-mail and password.
 * @throws Failure `unauthenticated`, with the same message and timing for every reason, or `rate_limited`.
 */
export const login = async (deps: SignInDeps, input: Credentials, sender: Sender): Promise<SignedIn> => {
  const found = deps.store.data.people.list('email', input.email)[0];
  const right = await attempt(deps, found, input, sender);
  if (!found || !right) throw new Failure('unauthenticated', WRONG_CREDENTIALS);
  const started = await deps.store.change((draft) => {
    const person = draft.people.get(found.id);
    // The account may have been changed while the password was being verified.
    if (!person || person.disabled || person.passwordHash !== found.passwordHash) {
      throw new Failure('unauthenticated', WRONG_CREDENTIALS);
    }
    return startSignIn(draft, deps, person, { way: 'password', sender });
  });
  return completeSignIn(deps, started, sender);
};
