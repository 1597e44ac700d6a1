import { CODE_REQUIRED, type PasskeyAssertion, type SecondFactorProof, TICKET_OVER } from '#contract/factors.ts';
import type { SignedIn, StoredPerson } from '#contract/people.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { checkCode, type RightCode, wrongCode } from './factors/check-code.ts';
import { checkPasskey, type PasskeyDeps } from './factors/check-passkey.ts';
import { countCode } from './factors/count-code.ts';
import { completeSignIn, type Sender, type StartedSignIn, startSignIn } from './start-sign-in.ts';
import { personOfStep, readTicket, SECOND_STEP, type SecondStep, secondStep } from './tickets.ts';

type SecondStepDeps = PasskeyDeps &
  Pick<Deps, 'passwords' | 'tokens' | 'sealing' | 'passwordAttempts' | 'failedSignIns' | 'devices'>;

const methods = { totp: 'authenticator app', 'recovery-code': 'recovery code' } as const;

/** Uses a right code up, and starts the session in the same change. */
const start = (deps: SecondStepDeps, step: SecondStep, code: RightCode, sender: Sender) =>
  deps.store.change((draft) => {
    const person = personOfStep(step, (id) => draft.people.get(id));
    code.use(draft);
    return startSignIn(draft, deps, person, { way: `${step.way} and ${methods[code.method]}`, sender });
  });

/**
 * The tries of a sender in a minute, and in an hour those of a known device, or of all unknown senders together, who may have a
 * thousand addresses. A device that has used up its own counts as unknown.
 */
const attempt = async (
  deps: SecondStepDeps,
  { id, email }: StoredPerson,
  { address, cookieHeader = null }: Sender,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const device = deps.devices.find(deps.store.data.people.get(id), cookieHeader);
  const ofDevice = `${id} ${device}`;
  const isTrusted =
    device !== null &&
    (await deps.passwordAttempts.hasTriesLeft(email, device)) &&
    (await deps.sharedLimits.hasLeft('codePerSender', ofDevice));
  const trusted = isTrusted ? device : null;
  return countCode(deps, isTrusted ? 'codePerSender' : 'codePerAccount', isTrusted ? ofDevice : id, () =>
    deps.passwordAttempts.attempt({ email, address, trusted }, isRight),
  );
};

/** With a code, which is used up. */
const takeWithCode = async (
  deps: SecondStepDeps,
  { step, person }: { step: SecondStep; person: StoredPerson },
  code: string,
  sender: Sender,
): Promise<SignedIn> => {
  let started: StartedSignIn | undefined;
  let refusal = wrongCode();
  try {
    await attempt(deps, person, sender, async () => {
      const right = await checkCode(deps, person.id, code);
      if (!right) return false;
      try {
        started = await start(deps, step, right, sender);
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
  throw refusal;
};

/** With a passkey of the account. It cannot be guessed, so that no tries are counted. */
const takeWithPasskey = async (
  deps: SecondStepDeps,
  { step, person }: { step: SecondStep; person: StoredPerson },
  sent: { ticket: string; passkey: PasskeyAssertion },
  sender: Sender,
): Promise<SignedIn> => {
  const right = await checkPasskey(deps, sent, person.id).catch((error: unknown) => {
    deps.failedSignIns.count('failed', person);
    throw error;
  });
  const started = await deps.store.change((draft) => {
    const now = personOfStep(step, (id) => draft.people.get(id));
    right.use(draft);
    return startSignIn(draft, deps, now, { way: `${step.way} and passkey`, sender });
  });
  await deps.passwordAttempts.clear(person.email);
  return completeSignIn(deps, started, sender);
};

/**
 * Takes the second step of a sign-in with a code or a passkey.
 * @throws Failure `unauthenticated` when the ticket is over or for a wrong passkey, `invalid` at `code` for a wrong or used
 * one, or `rate_limited`.
 */
export const takeSecondStep = async (
  deps: SecondStepDeps,
  { ticket, code, passkey }: SecondFactorProof,
  sender: Sender,
): Promise<SignedIn> => {
  const step = readTicket(deps, SECOND_STEP, secondStep, ticket);
  const person = personOfStep(step, (id) => deps.store.data.people.get(id));
  if (!step) throw new Failure('unauthenticated', TICKET_OVER);
  if (passkey) return takeWithPasskey(deps, { step, person }, { ticket, passkey }, sender);
  if (code) return takeWithCode(deps, { step, person }, code, sender);
  throw new Failure('invalid', CODE_REQUIRED, { fields: { code: CODE_REQUIRED } });
};
