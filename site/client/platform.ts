import type { SignedIn, User } from '#contract/people.ts';
import type { OnProgress } from './send-with-progress.ts';

/** How a person signs in: with a password, or with a token from a provider's own window. */
export type SignIn =
  | { way: 'password'; email: string; password: string }
  | { way: 'microsoft'; accessToken: string; invitation?: string }
  | { way: 'google'; credential: string; nonce?: string; invitation?: string };

/** A sign-in with a provider's token. */
export type ProviderSignIn = Exclude<SignIn, { way: 'password' }>;

/** The signed-in period as the screens see it. On the desktop the token stays in the main process; on the web it is kept in local storage. */
export interface Session {
  /** The person who is signed in, or null. */
  current(): User | null;
  /** @throws ApiError when the server refuses, TypeError when it cannot be reached. */
  signIn(how: SignIn): Promise<User>;
  /** Ends the session here in any case, and on the server when it can be reached. */
  signOut(): Promise<void>;
  /** Takes over a new token and person, after a change of password. */
  renew(signedIn: SignedIn): Promise<void>;
  /** Called whenever the person changes; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** What differs between the web and the desktop app, and nothing else. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** Calls `/api` + path, with the session's token when there is one. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Posts a form as `fetch` does and tells how much has left; only where the shell can tell. */
  upload?(path: string, form: FormData, onProgress: OnProgress): Promise<Response>;
  session: Session;
  /** Opens an address outside the app. */
  openExternal(url: string): void;
  /** Signs in through the system's own browser, where the shell must not show a provider's page itself. @throws Error with a sentence */
  signInWith?(provider: 'microsoft' | 'google'): Promise<void>;
}
