import * as z from 'zod/mini';
import { id, linkLifeMs, timestamp } from '../fields/record-fields.ts';
import { signedIn } from '../people/people.ts';
import { text } from '../text/text.ts';

/** How long the second step of a sign-in may take, and how many recovery codes are made at once. */
export const TICKET_MINUTES = 5;
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 8;

export const CODE_REQUIRED = 'Code is required';
export const CODE_WRONG = 'That code is not right. Please check it and try again.';
export const CODE_USED = 'That code was used already. Wait for the next one, at most 30 seconds.';
export const TICKET_OVER = 'This sign-in took longer than five minutes, or was finished already. Please begin again.';

/** The ways to prove a second time who signs in. */
const factorMethods = ['passkey', 'totp', 'recovery-code'] as const;
export type FactorMethod = (typeof factorMethods)[number];

const owned = { id, personId: id, createdAt: timestamp };

/** A ticket that was used, under a hash of it, until long after it is over. */
export const storedUsedTicket = z.object({ id, until: timestamp });

/** An authenticator app. Its secret is sealed with a key of the server; `step` is that of the latest code, which counts once. */
export const storedAuthenticator = z.object({
  ...owned,
  sealedSecret: z.string(),
  step: z.int(),
  lastUsedAt: z.nullable(timestamp),
});
export type StoredAuthenticator = z.infer<typeof storedAuthenticator>;

/** One recovery code, which is removed when it is used. The codes of one set share a salt, so that a try costs one hash. */
export const storedRecoveryCode = z.object({
  ...owned,
  salt: z.string(),
  hash: z.string(),
});
export type StoredRecoveryCode = z.infer<typeof storedRecoveryCode>;

/** How many passkeys an account can have, and how long their names are. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
export const PASSKEY_REFUSED =
  'This passkey is not known here, or was not unlocked. Please use another way to sign in.';

/** A passkey. `clonedAt` is set when its counter went backwards: it may have been copied, and opens nothing any more. */
export const storedPasskey = z.object({
  ...owned,
  name: z.string(),
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.int(),
  transports: z.array(z.string()),
  lastUsedAt: z.nullable(timestamp),
  clonedAt: z.nullable(timestamp),
});
export type StoredPasskey = z.infer<typeof storedPasskey>;

/** How long the link of an alarm mail works. */
export const UNDO_HOURS = 24;
/**
 * What the owner of an account was warned of, and what takes it back: something that was added, removed or renamed, other codes,
 * another password, address or provider. `since` is the sign-in from which on it could be prepared, `what` says it in a sentence.
 */
export const storedFactorUndo = z.object({
  ...owned,
  expiresAt: timestamp,
  lifeMs: linkLifeMs,
  since: z.optional(timestamp),
  what: z.optional(z.string()),
  added: z.optional(id),
  removedPasskey: z.optional(storedPasskey),
  /** The app that was there before; null for whoever had none. */
  removedAuthenticator: z.optional(z.nullable(storedAuthenticator)),
  /** The recovery codes that were there before; none for whoever had none. */
  codesBefore: z.optional(z.array(storedRecoveryCode)),
  renamed: z.optional(z.object({ id, name: z.string() })),
  password: z.optional(z.boolean()),
  /** The address, and the provider's account, that were there before. */
  email: z.optional(z.string()),
  microsoftSubject: z.optional(z.nullable(z.string())),
  googleSubject: z.optional(z.nullable(z.string())),
});
export type StoredFactorUndo = z.infer<typeof storedFactorUndo>;

const encoded = z.string().check(z.minLength(1), z.maxLength(20_000));
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') };
/** What a browser answers when a passkey signs. */
const passkeyAssertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
/** What a browser answers when a passkey is made. */
const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** Signed in, or the second step that is still to come. */
export const secondFactorNeeded = z.object({
  secondFactor: z.object({ ticket: z.string(), methods: z.array(z.enum(factorMethods)) }),
});
/** The second step of a sign-in: its ticket, and the ways to take it. */
export type SecondStep = z.infer<typeof secondFactorNeeded>['secondFactor'];
export const signInAnswer = z.union([signedIn, secondFactorNeeded]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

const ticket = z.string(TICKET_OVER).check(z.minLength(1, TICKET_OVER), z.maxLength(4000, TICKET_OVER));
const code = z.string(CODE_REQUIRED).check(
  z.overwrite((value) => value.replace(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, CODE_REQUIRED),
  z.maxLength(40, CODE_WRONG),
);
/** The second step: six figures of an authenticator app or a recovery code, or the answer of a passkey. */
export const secondFactorProof = z.object({ ticket, code: z.optional(code), passkey: z.optional(passkeyAssertion) });
export type SecondFactorProof = z.infer<typeof secondFactorProof>;

/** Proves once more who changes the own ways to sign in: the password, or a code. */
export const confirmation = z.object({
  password: z.optional(z.string().check(z.maxLength(200))),
  code: z.optional(code),
});
export type Confirmation = z.infer<typeof confirmation>;

/** The ticket of a sign-in for which a passkey is asked. */
export const passkeyTicket = z.object({ ticket });
/** What the browser is given to ask for a passkey or to make one: as WebAuthn says. */
export const passkeyOptions = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;
export const passkeySignIn = z.object({ ticket, passkey: passkeyAssertion });
export const newPasskey = z.object({
  ticket,
  name: text('Name is required', PASSKEY_NAME_MAX),
  passkey: passkeyAttestation,
});
export type NewPasskey = z.infer<typeof newPasskey>;
/** Another name for a passkey. */
export const passkeyName = z.object({ ...confirmation.shape, name: newPasskey.shape.name });

/** The own ways to sign in. */
export const factors = z.object({
  passkeys: z.array(
    z.object({
      id,
      name: z.string(),
      createdAt: timestamp,
      lastUsedAt: z.nullable(timestamp),
      clonedAt: z.nullable(timestamp),
    }),
  ),
  totp: z.nullable(z.object({ id, createdAt: timestamp, lastUsedAt: z.nullable(timestamp) })),
  recoveryCodes: z.nullable(z.object({ left: z.int(), createdAt: timestamp })),
  /** What a change asks for; empty right after a sign-in by somebody who has neither a password nor a code. */
  confirmWith: z.array(z.enum(['password', 'code'])),
});
export type Factors = z.infer<typeof factors>;

/** An authenticator app that is not yet on: the ticket holds its secret, so that nothing is stored. */
export const totpSetup = z.object({ ticket: z.string(), secret: z.string(), uri: z.string() });
export type TotpSetup = z.infer<typeof totpSetup>;
export const totpConfirmation = z.object({ ticket, code });

/** Codes that are shown once; null where there are some already. */
const recoveryCodes = z.array(z.string());
export const newRecoveryCodes = z.object({ recoveryCodes });
export const addedFactor = z.object({ factors, recoveryCodes: z.nullable(recoveryCodes) });
export type AddedFactor = z.infer<typeof addedFactor>;
