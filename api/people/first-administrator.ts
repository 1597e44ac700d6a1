import { FIRST_ROLE } from '#contract/roles.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { createPerson, type WithPassword } from './accounts.ts';

export const FIRST_NAME = 'Administrator';
const FIRST = { email: 'admin@localhost', name: FIRST_NAME, role: FIRST_ROLE } as const;

/**
 * Creates the administrator given, or `admin@localhost` with a generated password. Null if there is one, or another process
 * starting at the same time was faster. @throws Failure `invalid` for a weak password.
 */
export const ensureFirstAdministrator = async (
  deps: Pick<Deps, 'store' | 'passwords' | 'passwordStrength' | 'newId' | 'now'>,
  given: { email?: string | undefined; password?: string | undefined },
): Promise<WithPassword | null> => {
  if (deps.store.data.people.count('role', FIRST.role) > 0) return null;
  const input = { ...FIRST, email: given.email ?? FIRST.email, password: given.password ?? null };
  return createPerson(deps, input, { id: null, name: 'First start' }).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'conflict') return null;
    if (!(error instanceof Failure && error.fields?.password)) throw error;
    throw new Failure('invalid', `The setting ADMIN_PASSWORD cannot be used: ${error.message}`);
  });
};
