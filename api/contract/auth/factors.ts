import * as z from 'zod/mini';
import { id, linkLifeMs, timestamp } from '../fields/record-fields.ts';
import { signedIn } from '../people/people.ts';
import { text } from '../text/text.ts';

export const TICKET_MINUTES = 5;
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 8;

export const CODE_REQUIRED = 'Code is required';
export const CODE_WRONG = 'That code is not right. Please check it and try again.';
export const CODE_USED = 'That code was used already. Wait for the next one, at most 30 seconds.';
export const TICKET_OVER = 'This sign-in took longer than five minutes, or was finished already. Please begin again.';

const factorMethods = ['passkey', 'totp', 'recovery-code'] as const;
export type FactorMethod = (typeof factorMethods)[number];

const owned = { id, personId: id, createdAt: timestamp };

/** Kept under a hash of the ticket until long after its end. */
export const storedUsedTicket = z.object({ id, until: timestamp });

/** The secret is sealed with a server key; `step` is that of the latest code, as a code counts once. */
export const storedAuthenticator = z.object({
  ...owned,
  sealedSecret: z.string(),
  step: z.int(),
  lastUsedAt: z.nullable(timestamp),
});
export type StoredAuthenticator = z.infer<typeof storedAuthenticator>;

/** Removed on use; the codes of a set share a salt, so that a try costs one hash. */
export const storedRecoveryCode = z.object({
  ...owned,
  salt: z.string(),
  hash: z.string(),
});
export type StoredRecoveryCode = z.infer<typeof storedRecoveryCode>;

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 60;
export const PASSKEY_REFUSED =
  'This passkey is not known here, or was not unlocked. Please use another way to sign in.';

/** `clonedAt` is set when the counter went backwards: the passkey may have been copied and opens nothing any more. */
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

export const UNDO_HOURS = 24;
/**
 * A change that its owner was warned of, and how to take it back; `since` is the earliest sign-in that could have prepared it,
 * `what` a sentence about it.
 */
export const storedFactorUndo = z.object({
  ...owned,
  expiresAt: timestamp,
  lifeMs: linkLifeMs,
  since: z.optional(timestamp),
  what: z.optional(z.string()),
  added: z.optional(id),
  removedPasskey: z.optional(storedPasskey),
  /** Null if there was none before. */
  removedAuthenticator: z.optional(z.nullable(storedAuthenticator)),
  codesBefore: z.optional(z.array(storedRecoveryCode)),
  renamed: z.optional(z.object({ id, name: z.string() })),
  password: z.optional(z.boolean()),
  email: z.optional(z.string()),
  microsoftSubject: z.optional(z.nullable(z.string())),
  googleSubject: z.optional(z.nullable(z.string())),
});
export type StoredFactorUndo = z.infer<typeof storedFactorUndo>;

const encoded = z.string().check(z.minLength(1), z.maxLength(20_000));
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') };
const passkeyAssertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

export const secondFactorNeeded = z.object({
  secondFactor: z.object({ ticket: z.string(), methods: z.array(z.enum(factorMethods)) }),
});
export type SecondStep = z.infer<typeof secondFactorNeeded>['secondFactor'];
export const signInAnswer = z.union([signedIn, secondFactorNeeded]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

const ticket = z.string(TICKET_OVER).check(z.minLength(1, TICKET_OVER), z.maxLength(4000, TICKET_OVER));
const code = z.string(CODE_REQUIRED).check(
  z.overwrite((value) => value.replace(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, CODE_REQUIRED),
  z.maxLength(40, CODE_WRONG),
);
/** Six digits of an authenticator app, a recovery code, or a passkey's answer. */
export const secondFactorProof = z.object({ ticket, code: z.optional(code), passkey: z.optional(passkeyAssertion) });
export type SecondFactorProof = z.infer<typeof secondFactorProof>;

export const confirmation = z.object({
  password: z.optional(z.string().check(z.maxLength(200))),
  code: z.optional(code),
});
export type Confirmation = z.infer<typeof confirmation>;

export const passkeyTicket = z.object({ ticket });
export const passkeyOptions = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;
export const passkeySignIn = z.object({ ticket, passkey: passkeyAssertion });
export const newPasskey = z.object({
  ticket,
  name: text('Name is required', PASSKEY_NAME_MAX),
  passkey: passkeyAttestation,
});
export type NewPasskey = z.infer<typeof newPasskey>;
export const passkeyName = z.object({ ...confirmation.shape, name: newPasskey.shape.name });

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
  /** Empty right after a sign-in by somebody with neither password nor code. */
  confirmWith: z.array(z.enum(['password', 'code'])),
});
export type Factors = z.infer<typeof factors>;

/** The ticket holds the secret, so that nothing is stored yet. */
export const totpSetup = z.object({ ticket: z.string(), secret: z.string(), uri: z.string() });
export type TotpSetup = z.infer<typeof totpSetup>;
export const totpConfirmation = z.object({ ticket, code });

/** Codes shown once; null if there are some already. */
const recoveryCodes = z.array(z.string());
export const newRecoveryCodes = z.object({ recoveryCodes });
export const addedFactor = z.object({ factors, recoveryCodes: z.nullable(recoveryCodes) });
export type AddedFactor = z.infer<typeof addedFactor>;
