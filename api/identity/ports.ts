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
  /** Compares in the same time whether or not there is a hash to compare with. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Who a provider says that somebody is. `subject` is the provider's own, never changing id for the person. */
export interface ProviderIdentity {
  subject: string;
  email: string;
  name: string;
}

/** Verifies what Microsoft and Google send: signature by their published keys, issuer, audience, time. */
export interface Identity {
  /** @throws Failure `unavailable` when not set up, `unauthenticated` for a token that is not good. */
  microsoft(accessToken: string): Promise<ProviderIdentity>;
  google(credential: string): Promise<ProviderIdentity>;
}
