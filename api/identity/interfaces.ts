import type { Role } from '#contract/roles.ts';

/** Who makes a call: a signed-in person, or an API token under its own id. */
export interface Actor {
  id: string;
  name: string;
  role: Role;
  /** Empty for an API token, which has no session. */
  sessionId: string;
}

/** Signs and verifies access tokens; knows nothing of sessions or people. */
export interface Tokens {
  /** A token of at most `TOKEN_MINUTES`, never beyond `sessionEnds`. */
  sign(claims: {
    personId: string;
    sessionId: string;
    sessionEnds: Date;
  }): Promise<{ accessToken: string; expiresAt: Date }>;
  /** The claims of a valid token, or null for any other text. */
  verify(token: string): Promise<{ personId: string; sessionId: string } | null>;
}

/** Hashes passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time with and without a hash. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** For random codes that share a salt (in base64url), so that one hash is compared with all of them. */
  hashWithSalt(code: string, salt: string): Promise<string>;
}

/** Estimates how easily a password is guessed. */
export interface PasswordStrength {
  /** What is wrong with a weak password and what would be better, in sentences; null for a strong one. `words` are those that an attacker of this person would try. */
  adviceOn(password: string, words: readonly string[]): Promise<string | null>;
}

/** Records refused sign-ins in the audit log, at most one entry for each account, kind and hour. */
export interface FailedSignIns {
  /** Counts a wrong sign-in, or one that was refused unseen because of those before it; null for an address without an account. */
  count(kind: 'failed' | 'refused', person: { id: string; name: string } | null): void;
  /** Writes what has been counted. Never throws: what cannot be written is tried again later. */
  flush(): Promise<void>;
}

/** A person's identity at a provider. `subject` is the provider's permanent id of the person. */
export interface ProviderIdentity {
  subject: string;
  email: string;
  name: string;
}

/** Verifies tokens of Microsoft and Google: signature, issuer, audience, time. */
export interface Identity {
  /** @throws Failure `unavailable` when not set up, `unauthenticated` for an invalid token. */
  microsoft(accessToken: string): Promise<ProviderIdentity>;
  /** A nonce in the credential must be the given one, and the other way round. */
  google(credential: string, nonce?: string): Promise<ProviderIdentity>;
}
