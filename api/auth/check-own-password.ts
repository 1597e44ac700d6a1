import type { StoredPerson } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Sender } from './start-sign-in.ts';

export const sessionSender = ({ sessionId }: Pick<Actor, 'sessionId'>): string => `session-${sessionId}`;

type CheckDeps = Pick<Deps, 'passwords' | 'signInAttempts' | 'failedSignIns'>;

/**
 * Gives a session the tries of one sender, however many addresses it uses; wrong tries of others do not count here.
 * @throws Failure `rate_limited`.
 */
export const attemptInSession = async (
  deps: Pick<Deps, 'signInAttempts' | 'failedSignIns'>,
  person: StoredPerson,
  actor: Actor,
  { address }: Sender,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const sender = { email: person.email, address, trusted: sessionSender(actor) };
  const right = await deps.signInAttempts.ofSender(sender, isRight);
  if (!right) deps.failedSignIns.count('failed', person);
  return right;
};

/** @throws Failure `invalid` at the field, with the sentence, or `rate_limited`. */
export const checkOwnPassword = async (
  deps: CheckDeps,
  person: StoredPerson,
  { password, field, sentence }: { password: string; field: string; sentence: string },
  actor: Actor,
  from: Sender,
): Promise<void> => {
  const isRight = () => deps.passwords.verify(person.passwordHash, password);
  if (await attemptInSession(deps, person, actor, from, isRight)) return;
  throw new Failure('invalid', sentence, { fields: { [field]: sentence } });
};
