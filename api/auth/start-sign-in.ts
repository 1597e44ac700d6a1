import type { SignInAnswer } from '#contract/auth/factors.ts';
import { formatDateTime } from '#contract/dublin.ts';
import type { SignedIn, StoredPerson } from '#contract/people/people.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';
import { deviceName } from './device-name.ts';
import { raiseAlarm } from './factors/notify-owner.ts';
import { hasSecondFactor, methodsOf } from './factors/own-factors.ts';
import { type StartedSession, signInResponse, startSession } from './sessions.ts';
import { issueTicket, SECOND_STEP, type SecondStep, stateOf } from './tickets.ts';

export interface Sender {
  /** For limits only: never stored, never logged. */
  address: string;
  cookieHeader?: string | null;
  /** The `User-Agent` header; only the names of the browser and the system are kept. */
  userAgent?: string | null;
  setCookie?: (cookie: string) => void;
}

interface SentBy {
  address: string;
  header: (name: string) => string | null;
  setCookie: (cookie: string) => void;
}

export const senderOf = ({ address, header, setCookie }: SentBy): Sender => ({
  address,
  cookieHeader: header('cookie'),
  userAgent: header('user-agent'),
  setCookie,
});

export type Way = SecondStep['way'];

type StartDeps = Pick<Deps, 'newId' | 'now' | 'devices'>;
type SignInStartDeps = StartDeps & Pick<Deps, 'outbox'>;

export interface StartedSignIn extends StartedSession {
  cookie: string;
}

export const startSessionOnDevice = (
  draft: Draft,
  deps: StartDeps,
  person: StoredPerson,
  { cookieHeader = null, userAgent = null }: Sender,
  since?: string,
): StartedSignIn & { isNewDevice: boolean } => {
  const { owner, cookie, isNew } = deps.devices.remember(person, cookieHeader);
  return { ...startSession(draft, deps, owner, deviceName(userAgent), since), cookie, isNewDevice: isNew };
};

/** The very first sign-in does not count as one from a new device. */
const tellOfNewDevice = (deps: SignInStartDeps, draft: Draft, person: StoredPerson, { userAgent = null }: Sender) => {
  if (person.lastLogin === null) return;
  const device = deviceName(userAgent);
  const values = { when: formatDateTime(deps.now().toISOString()), device };
  raiseAlarm(deps, draft, person, { kind: 'new-sign-in', what: `A new sign-in: ${device}.`, values, undo: {} });
};

export const startSignIn = (
  draft: Draft,
  deps: SignInStartDeps,
  person: StoredPerson,
  { way, sender }: { way: string; sender: Sender },
): StartedSignIn => {
  const signedIn = { ...person, lastLogin: deps.now().toISOString() };
  const { isNewDevice, ...started } = startSessionOnDevice(draft, deps, signedIn, sender);
  if (isNewDevice) tellOfNewDevice(deps, draft, person, sender);
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

interface HalfSignedIn {
  person: StoredPerson;
  secondStep: Way;
}
export type FirstStepResult = StartedSignIn | HalfSignedIn;

export const beginSignIn = (
  draft: Draft,
  deps: SignInStartDeps,
  person: StoredPerson,
  { way, sender }: { way: Way; sender: Sender },
): FirstStepResult => {
  if (!hasSecondFactor(draft, person.id)) return startSignIn(draft, deps, person, { way, sender });
  // What the first step has changed stays: a link to a provider's account, a new password.
  if (draft.people.get(person.id) !== person) draft.people.put(person);
  return { person, secondStep: way };
};

export const completeSignIn = (
  deps: Pick<Deps, 'tokens'>,
  { cookie, ...started }: StartedSignIn,
  { setCookie }: Sender,
): Promise<SignedIn> => {
  setCookie?.(cookie);
  return signInResponse(deps, started);
};

export const answerSignIn = async (
  deps: Pick<Deps, 'tokens' | 'store' | 'sealing' | 'now'>,
  firstStep: FirstStepResult,
  sender: Sender,
): Promise<SignInAnswer> => {
  if (!('secondStep' in firstStep)) return completeSignIn(deps, firstStep, sender);
  const { person, secondStep: way } = firstStep;
  const ticket = issueTicket(deps, SECOND_STEP, {
    personId: person.id,
    way,
    state: stateOf(person),
  } satisfies SecondStep);
  return { secondFactor: { ticket, methods: methodsOf(deps.store.data, person.id) } };
};
