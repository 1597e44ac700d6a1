import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { addPasskey as addCall, beginPasskey } from '#contract/auth/calls.ts';
import type { Confirmation, PasskeyAssertion } from '#contract/auth/factors.ts';
import {
  askForPasskey as askCall,
  askForOwnPasskey,
  handOverPasskey as handOverCall,
} from '#contract/auth/public-calls.ts';
import type { Platform, SignIn } from './platform.ts';
import { send } from './send.ts';

const NOT_USED = 'The passkey was not used. Please try again, or use another way to sign in.';
const NOT_MADE = 'No passkey was made. Please try again.';
const THERE = 'This device has a passkey for this account already.';

const rethrow = (error: unknown, sentence: string): never => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') throw new Error(THERE);
  // Cancelled, timed out, or another window was asked instead.
  if (name === 'NotAllowedError' || name === 'AbortError' || name === 'SecurityError') throw new Error(sentence);
  throw error;
};

const unlock = async (options: unknown, autofill: boolean): Promise<PasskeyAssertion> => {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  return { id, rawId, type: type === 'public-key' ? type : 'public-key', response };
};

const askForAny = async (platform: Platform, autofill: boolean) => {
  const { ticket, options } = await send(platform, askCall, {});
  const passkey = await unlock(options, autofill).catch((error: unknown) => rethrow(error, NOT_USED));
  return { ticket, passkey };
};

/**
 * With `autofill`, offers passkeys among the suggestions for the address instead of in a window.
 * @throws Error with a sentence.
 */
export const askForPasskey = async (platform: Platform, autofill = false): Promise<SignIn> => ({
  way: 'passkey',
  ...(await askForAny(platform, autofill)),
});

/**
 * Returns the code for the desktop app that waits behind the challenge.
 * @throws ApiError, or Error with a sentence.
 */
export const handOverPasskey = async (platform: Platform, challenge: string): Promise<string> => {
  const body = { ...(await askForAny(platform, false)), challenge };
  return (await send(platform, handOverCall, { body })).code;
};

/** @throws Error with a sentence. */
export const askForSecondStep = async (platform: Platform, ticket: string): Promise<SignIn> => {
  const { options } = await send(platform, askForOwnPasskey, { body: { ticket } });
  const passkey = await unlock(options, false).catch((error: unknown) => rethrow(error, NOT_USED));
  return { way: 'second-factor', ticket, passkey };
};

/** @throws ApiError with `problem.fields`, or Error with a sentence. */
export const addPasskey = async (platform: Platform, name: string, confirmation: Confirmation) => {
  const { ticket, options } = await send(platform, beginPasskey, { body: confirmation });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch((error: unknown) =>
    rethrow(error, NOT_MADE),
  );
  return send(platform, addCall, { body: { ticket, name, passkey: { id, rawId, type, response } } });
};

export const stopAsking = () => WebAuthnAbortService.cancelCeremony();
