import type { SignedIn, StoredPerson } from '#contract/people.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';
import { type StartedSession, signInResponse, startSession } from './sessions.ts';

/** What a request tells of its sender. */
export interface Sender {
  /** For limits only: never stored, never logged. */
  address: string;
  /** The request's `Cookie` header, with the device. */
  cookieHeader?: string | null;
  /** Sends a cookie with the answer. */
  setCookie?: (cookie: string) => void;
}

/** How a person signed in, as the audit log says it. */
export type Way = 'password' | 'Microsoft' | 'Google';

type StartDeps = Pick<Deps, 'newId' | 'now' | 'devices'>;

/** A new session, and the cookie of the device in which it was started. */
export interface StartedSignIn extends StartedSession {
  cookie: string;
}

/** Starts a session whose device is known from now on. */
export const startSessionOnDevice = (
  draft: Draft,
  deps: StartDeps,
  person: StoredPerson,
  { cookieHeader = null }: Sender,
): StartedSignIn & { isNewDevice: boolean } => {
  const { owner, cookie, isNew } = deps.devices.remember(person, cookieHeader);
  return { ...startSession(draft, deps, owner), cookie, isNewDevice: isNew };
};

/** Starts a session at a sign-in: sets the last login to now and adds an audit entry. */
export const startSignIn = (
  draft: Draft,
  deps: StartDeps,
  person: StoredPerson,
  { way, sender }: { way: Way; sender: Sender },
): StartedSignIn => {
  const signedIn = { ...person, lastLogin: deps.now().toISOString() };
  const { isNewDevice, ...started } = startSessionOnDevice(draft, deps, signedIn, sender);
  const detail = isNewDevice ? `${way}, new device` : way;
  recordAudit(draft, deps, {
    actor: person,
    action: 'signed in',
    subjectKind: 'person',
    subjectId: person.id,
    detail,
  });
  return started;
};

/** Sends the device's cookie, and returns the response to the sign-in. */
export const completeSignIn = (
  deps: Pick<Deps, 'tokens'>,
  { cookie, ...started }: StartedSignIn,
  { setCookie }: Sender,
): Promise<SignedIn> => {
  setCookie?.(cookie);
  return signInResponse(deps, started);
};
