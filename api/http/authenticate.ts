import { Failure } from '../core/failure.ts';
import type { Actor, Tokens } from '../identity/ports.ts';
import type { Store } from '../store/store.ts';
import type { Access } from './route.ts';

const NOT_SIGNED_IN = 'Please sign in.';
const NOT_ALLOWED = 'Your role does not allow this.';
const CHANGE_PASSWORD_FIRST = 'Please choose a new password first.';

/** The token of an `Authorization: Bearer` header; nothing else is looked at, least of all the address. */
export const bearerOf = (header: string | null): string | null =>
  /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;

/** Who calls, from a bearer token whose session still runs; staff then read what any process has acknowledged. @throws Failure `unauthenticated`. */
export const authenticate = async (
  deps: { store: Store; tokens: Tokens; now: () => Date },
  header: string | null,
): Promise<Actor & { mustChangePassword: boolean }> => {
  const token = bearerOf(header);
  const claims = token === null ? null : await deps.tokens.verify(token);
  if (claims) await deps.store.fresh();
  const session = claims && deps.store.data.sessions.get(claims.sessionId);
  const person = session && deps.store.data.people.get(session.personId);
  const alive = session && session.personId === claims.personId && Date.parse(session.expiresAt) > deps.now().getTime();
  if (!person || !alive || person.disabled) throw new Failure('unauthenticated', NOT_SIGNED_IN);
  return {
    id: person.id,
    name: person.name,
    role: person.role,
    sessionId: session.id,
    mustChangePassword: person.mustChangePassword,
  };
};

/** Refuses a call that the person's role does not allow. @throws Failure `forbidden`. */
export const authorise = (
  actor: Actor & { mustChangePassword: boolean },
  access: Access,
  mayWaitWithPassword: boolean,
): void => {
  if (actor.mustChangePassword && !mayWaitWithPassword) throw new Failure('forbidden', CHANGE_PASSWORD_FIRST);
  if (access === 'administrator' && actor.role !== 'Administrator') throw new Failure('forbidden', NOT_ALLOWED);
};
