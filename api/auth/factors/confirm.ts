import type { Confirmation, Factors } from '#contract/auth/factors.ts';
import type { StoredPerson, StoredSession } from '#contract/people/people.ts';
import { Failure } from '../../core/failure.ts';
import type { Deps } from '../../http/deps.ts';
import type { Actor } from '../../identity/interfaces.ts';
import { attemptInSession, checkOwnPassword, sessionSender } from '../check-own-password.ts';
import type { Sender } from '../start-sign-in.ts';
import { checkCode, wrongCode } from './check-code.ts';
import { hasCode } from './own-factors.ts';
import { countCode, notifyOfWrongCodes, withoutCode } from './wrong-codes.ts';

/** Milliseconds after a sign-in in which somebody with neither password nor code can set up a first factor. */
const FRESH_MS = 10 * 60_000;
const WRONG_PASSWORD = 'The password is not right.';
const TOO_MANY_CODES =
  'Too many wrong codes were typed in this account. Please use your password here, or sign out and in again.';
const NEEDED = 'Please type your password or a code, so that nobody else changes this.';
const SIGN_IN_AGAIN = 'Please sign out and in again, and set this up within ten minutes.';

export type ConfirmDeps = Pick<
  Deps,
  | 'store'
  | 'passwords'
  | 'signInAttempts'
  | 'failedSignIns'
  | 'attempts'
  | 'sealing'
  | 'outbox'
  | 'now'
  | 'newId'
  | 'log'
>;

/** @throws Failure `unauthenticated` if the account is gone. */
export const ownAccount = ({ store }: Pick<Deps, 'store'>, actor: Actor): StoredPerson => {
  const person = store.data.people.get(actor.id);
  if (!person) throw new Failure('unauthenticated', 'Please sign in.');
  return person;
};

const isFresh = (now: () => Date, session: StoredSession | undefined): boolean =>
  session !== undefined && Math.abs(now().getTime() - Date.parse(session.createdAt)) < FRESH_MS;

export const ownWays = ({ store }: Pick<Deps, 'store'>, person: StoredPerson): Factors['confirmWith'] => [
  ...(person.passwordHash === null ? [] : (['password'] as const)),
  ...(hasCode(store.data, person.id) ? (['code'] as const) : []),
];

/** Empty right after the sign-in that leads to the first factor. */
export const waysToConfirm = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  person: StoredPerson,
  { sessionId }: Actor,
): Factors['confirmWith'] => {
  const session = store.data.sessions.get(sessionId);
  return session?.mustSetUpFactor && isFresh(now, session) ? [] : ownWays({ store }, person);
};

/** Uses the code up whatever becomes of the change. */
const checkOwnCode = async (deps: ConfirmDeps, person: StoredPerson, code: string, actor: Actor, sender: Sender) => {
  let refusal = wrongCode();
  const isRight = async () => {
    const counted = await countCode(deps, person.id, sessionSender(actor));
    if (!counted) throw new Failure('rate_limited', TOO_MANY_CODES, { retryAfter: 24 * 3600 });
    const found = await checkCode(deps, person.id, code);
    if (!found) return false;
    try {
      await deps.store.change((draft) => {
        found.use(draft);
        draft.people.put(withoutCode(draft.people.get(person.id) ?? person, counted));
      });
      return true;
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'invalid')) throw error;
      refusal = error;
      return false;
    }
  };
  if (await attemptInSession(deps, person, actor, sender, isRight)) return;
  notifyOfWrongCodes(deps, person.id);
  throw refusal;
};

/** @throws Failure `invalid` at the wrong field, or `rate_limited`. */
export const checkOwner = async (
  deps: ConfirmDeps,
  person: StoredPerson,
  ways: Factors['confirmWith'],
  { password, code }: Confirmation,
  actor: Actor,
  sender: Sender,
): Promise<void> => {
  if (password && ways.includes('password')) {
    await checkOwnPassword(deps, person, { password, field: 'password', sentence: WRONG_PASSWORD }, actor, sender);
  } else if (code && ways.includes('code')) {
    await checkOwnCode(deps, person, code, actor, sender);
  } else throw new Failure('invalid', NEEDED, { fields: { [ways[0] ?? 'password']: NEEDED } });
};

/**
 * Makes owners prove themselves again before a way to sign in changes, as a session left open is not enough.
 * @throws Failure as `checkOwner`, or `conflict` for a session that is too old.
 */
export const confirmOwner = async (
  deps: ConfirmDeps,
  confirmation: Confirmation,
  actor: Actor,
  sender: Sender,
): Promise<StoredPerson> => {
  const person = ownAccount(deps, actor);
  const ways = waysToConfirm(deps, person, actor);
  if (ways.length > 0) await checkOwner(deps, person, ways, confirmation, actor, sender);
  else if (!isFresh(deps.now, deps.store.data.sessions.get(actor.sessionId)))
    throw new Failure('conflict', SIGN_IN_AGAIN);
  return person;
};
