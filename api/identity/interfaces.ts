import type { Role } from '#contract/roles.ts';

/** A signed-in person, or an API token under its own id. */
export interface Actor {
  id: string;
  name: string;
  role: Role;
  /** Empty for an API token, which has no session. */
  sessionId: string;
}

export interface Tokens {
  /** A token of at most `TOKEN_MINUTES`, never beyond `sessionEnds`. */
  sign(claims: {
    personId: string;
    sessionId: string;
    sessionEnds: Date;
  }): Promise<{ accessToken: string; expiresAt: Date }>;
  /** Returns null for anything but a valid token. */
  verify(token: string): Promise<{ personId: string; sessionId: string } | null>;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time with and without a hash. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** For random codes that share a salt (base64url), so that one hash is compared with all of them. */
  hashWithSalt(code: string, salt: string): Promise<string>;
}

export interface PasswordStrength {
  /** Returns sentences of advice, null for a strong password; `words` are what an attacker of this person would try. */
  adviceOn(password: string, words: readonly string[]): Promise<string | null>;
}

/** At most one audit entry for each account, kind and hour. */
export interface FailedSignIns {
  /** `refused` is a sign-in refused unchecked because of earlier ones; `person` is null for an address without an account. */
  count(kind: 'failed' | 'refused', person: { id: string; name: string } | null): void;
  /** Never throws: a failed write is tried again later. */
  flush(): Promise<void>;
}

/** `subject` is the provider's permanent id of the person. */
export interface ProviderIdentity {
  subject: string;
  email: string;
  name: string;
}

/** Verifies signature, issuer, audience and time. */
export interface Identity {
  /** @throws Failure `unavailable` when not set up, `unauthenticated` for an invalid token. */
  microsoft(accessToken: string): Promise<ProviderIdentity>;
  /** A nonce must be both given and in the credential, or neither. */
  google(credential: string, nonce?: string): Promise<ProviderIdentity>;
}
