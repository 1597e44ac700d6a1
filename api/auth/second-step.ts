import { CODE_REQUIRED, type PasskeyAssertion, type SecondFactorProof, TICKET_OVER } from '#contract/auth/factors.ts';
import type { SignedIn, StoredPerson } from '#contract/people/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { checkCode, type RightCode, unheardCode, wrongCode } from './factors/check-code.ts';
import { checkPasskey, type PasskeyDeps } from './factors/check-passkey.ts';
import {
  countCode,
  hasRemainingCodes,
  notifyOfWrongCodes,
  STRANGERS,
  type WrongCode,
  withoutCode,
} from './factors/wrong-codes.ts';
import { mailBrowserLink } from './known-browser.ts';
import { completeSignIn, type Sender, type StartedSignIn, startSignIn } from './start-sign-in.ts';
import { markTicketUsed, personOfStep, readTicket, SECOND_STEP, type SecondStep, secondStep } from './tickets.ts';

type SecondStepDeps = PasskeyDeps &
  Pick<Deps, 'passwords' | 'tokens' | 'sealing' | 'signInAttempts' | 'failedSignIns' | 'devices' | 'mailer'>;

const methods = { totp: 'authenticator app', 'recovery-code': 'recovery code' } as const;

interface Step {
  ticket: string;
  step: SecondStep;
  person: StoredPerson;
}

const start = (deps: SecondStepDeps, { ticket, step }: Step, code: RightCode, counted: WrongCode, sender: Sender) =>
  deps.store.change((draft) => {
    const person = withoutCode(
      personOfStep(step, (id) => draft.people.get(id)),
      counted,
    );
    markTicketUsed(draft, deps, ticket);
    code.use(draft);
    return startSignIn(draft, deps, person, { way: `${step.way} and ${methods[code.method]}`, sender });
  });

/** Null for a stranger's device, and for a known one that has used up its own tries. */
const trustedDevice = async (
  deps: SecondStepDeps,
  person: StoredPerson,
  { cookieHeader = null }: Sender,
): Promise<string | null> => {
  const device = deps.devices.find(person, cookieHeader);
  const isTrusted =
    device !== null &&
    (await deps.signInAttempts.hasRemainingTries(person.email, device)) &&
    hasRemainingCodes(person, device, deps.now());
  return isTrusted ? device : null;
};

const takeWithCode = async (deps: SecondStepDeps, firstStep: Step, code: string, sender: Sender): Promise<SignedIn> => {
  const { person } = firstStep;
  let started: StartedSignIn | undefined;
  let refusal = wrongCode();
  const trusted = await trustedDevice(deps, person, sender);
  try {
    await deps.signInAttempts.ofSender({ email: person.email, address: sender.address, trusted }, async () => {
      const counted = await countCode(deps, person.id, trusted ?? STRANGERS);
      if (!counted) {
        refusal = unheardCode(deps.mailer.mailServer);
        await deps.attempts.use('unheardCodes', person.id);
        if (await checkCode(deps, person.id, code)) mailBrowserLink(deps, person.id);
        return false;
      }
      const right = await checkCode(deps, person.id, code);
      if (!right) return false;
      try {
        started = await start(deps, firstStep, right, counted, sender);
        return true;
      } catch (error) {
        if (!(error instanceof Failure && error.code === 'invalid')) throw error;
        refusal = error;
        return false;
      }
    });
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate_limited') deps.failedSignIns.count('refused', person);
    throw error;
  }
  if (started) return completeSignIn(deps, started, sender);
  deps.failedSignIns.count('failed', person);
  notifyOfWrongCodes(deps, person.id);
  throw refusal;
};

/** Counts no tries, as a passkey cannot be guessed. */
const takeWithPasskey = async (
  deps: SecondStepDeps,
  { ticket, step, person }: Step,
  passkey: PasskeyAssertion,
  sender: Sender,
): Promise<SignedIn> => {
  const right = await checkPasskey(deps, { ticket, passkey }, person.id).catch((error: unknown) => {
    deps.failedSignIns.count('failed', person);
    throw error;
  });
  const started = await deps.store.change((draft) => {
    const now = personOfStep(step, (id) => draft.people.get(id));
    right.use(draft);
    return startSignIn(draft, deps, now, { way: `${step.way} and passkey`, sender });
  });
  await deps.signInAttempts.clear(person.email);
  return completeSignIn(deps, started, sender);
};

/**
 * @throws Failure `unauthenticated` if the ticket is over or the passkey is wrong, `invalid` at `code` if that is wrong or
 * used, or `rate_limited`.
 */
export const takeSecondStep = async (
  deps: SecondStepDeps,
  { ticket, code, passkey }: SecondFactorProof,
  sender: Sender,
): Promise<SignedIn> => {
  const step = readTicket(deps, SECOND_STEP, secondStep, ticket);
  const person = personOfStep(step, (id) => deps.store.data.people.get(id));
  if (!step) throw new Failure('unauthenticated', TICKET_OVER);
  if (passkey) return takeWithPasskey(deps, { ticket, step, person }, passkey, sender);
  if (code) return takeWithCode(deps, { ticket, step, person }, code, sender);
  throw new Failure('invalid', CODE_REQUIRED, { fields: { code: CODE_REQUIRED } });
};
