import { needsSecondFactor } from '#contract/auth/security-settings.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import {
  SESSION_HOURS,
  type SignedIn,
  type StoredPerson,
  type StoredSession,
  type User,
} from '#contract/people/people.ts';
import { CLOCK_TOLERANCE_MS } from '../core/clock-tolerance.ts';
import { Failure } from '../core/failure.ts';
import { filtered } from '../core/filter-iterable.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor, Tokens } from '../identity/interfaces.ts';
import { securitySettingsOf } from '../settings/security-settings.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft, Store } from '../store/store.ts';
import { hasSecondFactor } from './factors/own-factors.ts';

const SIGNED_OUT = 'Please sign in.';
const SWEEP_MAX = 1000;
const SESSION_MS = SESSION_HOURS * 3_600_000;

export interface StartedSession {
  person: StoredPerson;
  session: StoredSession;
}

const toUser = (person: StoredPerson, session: StoredSession | undefined): User => ({
  id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  pictureUrl: person.picture && pictureUrl(person.picture),
  lastLogin: person.lastLogin,
  mustChangePassword: person.mustChangePassword,
  ...(session?.mustSetUpFactor && { mustSetUpFactor: true }),
});

const lacksFactor = (draft: Draft, { id, role }: StoredPerson): boolean =>
  needsSecondFactor(securitySettingsOf(draft), role) && !hasSecondFactor(draft, id);

/** Starts a session of 12 hours and stores the person. */
export const startSession = (
  draft: Draft,
  deps: Pick<Deps, 'newId' | 'now'>,
  person: StoredPerson,
  device: string,
  since?: string,
): StartedSession => {
  const now = deps.now();
  const { idleMinutes } = securitySettingsOf(draft);
  const session: StoredSession = {
    id: deps.newId(),
    personId: person.id,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + SESSION_MS).toISOString(),
    device,
    lastUsedAt: now.toISOString(),
    ...(since !== undefined && { since }),
    ...(idleMinutes !== null && { idleMinutes }),
    ...(lacksFactor(draft, person) && { mustSetUpFactor: true }),
  };
  draft.sessions.put(session);
  draft.people.put(person);
  return { person, session };
};

/** Also cancels a change of address that one of these sessions has asked for. */
const endThose = (draft: Draft, personId: string, isToEnd: (sessionId: string) => boolean): void => {
  for (const { id } of draft.sessions.list('person', personId)) if (isToEnd(id)) draft.sessions.remove(id);
  const person = draft.people.get(personId);
  if (person?.emailChange && isToEnd(person.emailChange.sessionId)) draft.people.put({ ...person, emailChange: null });
};

export const endSessions = (draft: Draft, person: StoredPerson): StoredPerson => {
  endThose(draft, person.id, () => true);
  return { ...person, emailChange: null, browserLink: null };
};

export const endSessionsOfColleague = (draft: Draft, person: StoredPerson): StoredPerson => {
  const ended = draft.sessions.list('person', person.id).map(({ id }) => id);
  return { ...endSessions(draft, person), ...(ended.length > 0 && { endedSessions: ended }) };
};

export const endSession = (draft: Draft, { id, personId }: StoredSession): void =>
  endThose(draft, personId, (sessionId) => sessionId === id);

/**
 * Refuses a change if the session has ended since the call began.
 * @throws Failure `unauthenticated`.
 */
export const checkSignedIn = (draft: Draft, { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>): void => {
  if (draft.sessions.get(sessionId)?.personId !== id) throw new Failure('unauthenticated', SIGNED_OUT);
};

/** Time of the session's sign-in, or the earliest possible one if the session has ended. */
export const signInBehind = (draft: Draft, sessionId: string | undefined, now: Date): string => {
  if (sessionId === undefined) return now.toISOString();
  const session = draft.sessions.get(sessionId);
  return session ? (session.since ?? session.createdAt) : new Date(now.getTime() - SESSION_MS).toISOString();
};

export const factorIsSetUp = (draft: Draft, { sessionId }: Actor): void => {
  const session = draft.sessions.get(sessionId);
  if (session?.mustSetUpFactor) draft.sessions.put({ ...session, mustSetUpFactor: false });
};

export const endOtherSessions = (draft: Draft, { id, sessionId }: Actor): void =>
  endThose(draft, id, (other) => other !== sessionId);

export const signInResponse = async (
  deps: { tokens: Tokens },
  { person, session }: StartedSession,
): Promise<SignedIn> => {
  const { accessToken, expiresAt } = await deps.tokens.sign({
    personId: person.id,
    sessionId: session.id,
    sessionEnds: new Date(session.expiresAt),
  });
  return { accessToken, expiresAt: expiresAt.toISOString(), user: toUser(person, session) };
};

const personOf = (deps: { store: Store }, actor: Actor): StoredPerson => {
  const person = deps.store.data.people.get(actor.id);
  if (!person) throw new Failure('unauthenticated', SIGNED_OUT);
  return person;
};

export const me = (deps: { store: Store }, actor: Actor): User =>
  toUser(personOf(deps, actor), deps.store.data.sessions.get(actor.sessionId));

export const logout = (deps: { store: Store }, actor: Actor): Promise<void> =>
  deps.store.change((draft) => draft.sessions.remove(actor.sessionId));

/** Does not extend the session. */
export const refresh = async (deps: { store: Store; tokens: Tokens }, actor: Actor): Promise<SignedIn> => {
  const session = deps.store.data.sessions.get(actor.sessionId);
  if (!session) throw new Failure('unauthenticated', SIGNED_OUT);
  return signInResponse(deps, { person: personOf(deps, actor), session });
};

/** Also removes sessions that end too late because the clock was set back; returns how many were removed. */
export const sweepSessions = async (deps: { store: Store; now: () => Date }): Promise<number> => {
  const now = deps.now().getTime();
  const expired = filtered(deps.store.data.sessions.iterate('expiry', EVERY), (session) => {
    const remaining = Date.parse(session.expiresAt) - now;
    return remaining <= 0 || remaining > SESSION_MS + CLOCK_TOLERANCE_MS;
  });
  for (let at = 0; at < expired.length; at += SWEEP_MAX) {
    const batch = expired.slice(at, at + SWEEP_MAX);
    await deps.store.change((draft) => {
      for (const session of batch) draft.sessions.remove(session.id);
    });
  }
  return expired.length;
};
