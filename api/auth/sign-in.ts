import { type Credentials, type SignedIn, WRONG_CREDENTIALS } from '#contract/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { attemptPassword } from '../identity/password-attempts.ts';
import { signInResponse, startSessionAtSignIn } from './sessions.ts';

type SignInDeps = Pick<Deps, 'store' | 'passwords' | 'tokens' | 'limits' | 'knownAddresses' | 'now' | 'newId'>;

/**
 * Signs in with e-mail and password; `address` is the caller's, for the limits only.
 * @throws Failure `unauthenticated`, with the same message and timing for every reason, or `rate_limited`.
 */
export const login = async (
  deps: SignInDeps,
  input: Credentials,
  { address }: { address: string },
): Promise<SignedIn> => {
  const found = deps.store.data.people.list('email', input.email)[0];
  const hash = found?.passwordHash ?? null;
  const right = await attemptPassword(deps, { email: input.email, address }, async () => {
    const matches = await deps.passwords.verify(hash, input.password);
    return matches && found?.disabled === false;
  });
  if (!found || !right) throw new Failure('unauthenticated', WRONG_CREDENTIALS);
  const started = await deps.store.change((draft) => {
    const person = draft.people.get(found.id);
    // The account may have been changed while the password was being verified.
    if (!person || person.disabled || person.passwordHash !== hash) {
      throw new Failure('unauthenticated', WRONG_CREDENTIALS);
    }
    return startSessionAtSignIn(draft, deps, person);
  });
  return signInResponse(deps, started);
};
