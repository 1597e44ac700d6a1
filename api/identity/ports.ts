import type { Role } from '#contract/people.ts';

/** The signed-in person behind a call. */
export interface Actor {
  id: string;
  name: string;
  role: Role;
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
  google(credential: string): Promise<ProviderIdentity>;
}
