import { SESSION_ENDED_BY_ADMINISTRATOR, SESSION_IDLE, type StoredSession } from '#contract/people/people.ts';
import { dependsOnSettings, mayDo } from '#contract/roles.ts';
import { Failure } from '../core/failure.ts';
import { grantedBy } from '../identity/granted-by.ts';
import type { Actor, Tokens } from '../identity/interfaces.ts';
import type { Store } from '../store/store.ts';
import type { Route } from './route.ts';
import { isUseToNote, lifeOf } from './session-life.ts';

const NOT_SIGNED_IN = 'Please sign in.';
const NOT_ALLOWED = 'Your role does not allow this.';
const EXPORT_NOT_ALLOWED =
  'Your role does not include exports. Whoever looks after the settings can allow them to volunteers under Settings, Advanced.';
const CHANGE_PASSWORD_FIRST = 'Please choose a new password first.';
const SET_UP_FIRST = 'Please set up your second step first.';

interface Caller extends Actor {
  mustChangePassword: boolean;
  mustSetUpFactor: boolean;
}

/** Reads only the `Authorization: Bearer` header, never the address. */
export const bearerOf = (header: string | null): string | null =>
  /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;

/** Best effort: reading must not fail because nothing can be written. */
const noteUse = ({ store, now }: { store: Store; now: () => Date }, { id }: StoredSession): void => {
  const isOld = (session: StoredSession | undefined) => session !== undefined && isUseToNote(session, now());
  if (!isOld(store.data.sessions.get(id))) return;
  const written = store.change((draft) => {
    const session = draft.sessions.get(id);
    if (session && isOld(session)) draft.sessions.put({ ...session, lastUsedAt: now().toISOString() });
  });
  written.catch(() => {});
};

/**
 * Catches up with what any process has acknowledged, and notes the session's use unless unattended.
 * @throws Failure `unauthenticated`.
 */
export const authenticate = async (
  deps: { store: Store; tokens: Tokens; now: () => Date },
  header: string | null,
  isUnattended = false,
): Promise<Caller> => {
  const token = bearerOf(header);
  const claims = token === null ? null : await deps.tokens.verify(token);
  if (claims) await deps.store.fresh();
  const session = claims && deps.store.data.sessions.get(claims.sessionId);
  const person = session && deps.store.data.people.get(session.personId);
  const life = session && session.personId === claims.personId ? lifeOf(session, deps.now()) : 'over';
  if (claims && deps.store.data.people.get(claims.personId)?.endedSessions?.includes(claims.sessionId))
    throw new Failure('unauthenticated', SESSION_ENDED_BY_ADMINISTRATOR);
  if (!person || person.disabled || life === 'over') throw new Failure('unauthenticated', NOT_SIGNED_IN);
  if (life === 'idle') throw new Failure('unauthenticated', SESSION_IDLE);
  if (!isUnattended) noteUse(deps, session);
  return {
    id: person.id,
    name: person.name,
    role: person.role,
    sessionId: session.id,
    mustChangePassword: person.mustChangePassword,
    mustSetUpFactor: session.mustSetUpFactor === true,
  };
};

/** @throws Failure `forbidden`. */
export const authorise = (
  { store }: { store: Store },
  actor: Caller,
  { may, tag }: Pick<Route, 'may' | 'tag'>,
): void => {
  const belongsToSignIn = tag === 'Sign-in';
  if (actor.mustChangePassword && !belongsToSignIn) throw new Failure('forbidden', CHANGE_PASSWORD_FIRST);
  if (actor.mustSetUpFactor && !belongsToSignIn) throw new Failure('forbidden', SET_UP_FIRST);
  if (mayDo(actor.role, may, grantedBy(store.data))) return;
  throw new Failure('forbidden', dependsOnSettings(actor.role, may) ? EXPORT_NOT_ALLOWED : NOT_ALLOWED);
};
