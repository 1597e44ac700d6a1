import type { PasskeyAssertion, SecondStep } from '#contract/auth/factors.ts';
import type { Call } from '#contract/calls/call.ts';
import type { SignedIn, User } from '#contract/people/people.ts';
import type { OnProgress } from './send-with-progress.ts';

/** How a person signs in: with a password, with a token from a provider's own window, or with the second step after one of them. */
export type SignIn =
  | { way: 'password'; email: string; password: string }
  | { way: 'microsoft'; accessToken: string; invitation?: string }
  | { way: 'google'; credential: string; nonce?: string; invitation?: string }
  | { way: 'second-factor'; ticket: string; code: string }
  | { way: 'second-factor'; ticket: string; passkey: PasskeyAssertion }
  | { way: 'passkey'; ticket: string; passkey: PasskeyAssertion };

/** Signed in, or asked for the second step. */
export type SignInResult = { user: User } | { secondFactor: SecondStep };

/** A sign-in with a provider's token. */
export type ProviderSignIn = Extract<SignIn, { way: 'microsoft' | 'google' }>;

/** The signed-in period as the screens see it. On the desktop the token stays in the main process; on the web it is kept in local storage. */
export interface Session {
  /** The person who is signed in, or null. */
  current(): User | null;
  /**
   * The person whose session ran out while this window was open, until somebody signs in or they start over; null when nobody's
   * has, and when it was ended by a person: then nobody who sits here may see what they saw.
   */
  ended?(): User | null;
  /** Whether the last session here was ended by an administrator. */
  wasEndedByAdministrator?(): boolean;
  /** @throws ApiError when the server refuses, TypeError when it cannot be reached. */
  signIn(how: SignIn): Promise<SignInResult>;
  /** Ends the session here in any case, and on the server when it can be reached. */
  signOut(): Promise<void>;
  /** Takes over a new token and person, after a change of password. */
  renew(signedIn: SignedIn): Promise<void>;
  /** Called whenever the person changes; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** The lock of the desktop app, which closes it while nobody is there. */
export interface AppLock {
  /** Minutes; null for never. */
  after(): number | null;
  choices: readonly number[];
  setAfter(minutes: number | null): void;
  now(): void;
  subscribe(listener: () => void): () => void;
}

/** A call with what it is sent with. */
export interface MadeCall {
  call: Call;
  input: object;
}

/** What differs between the web and the desktop app, and nothing else. */
export interface Platform {
  kind: 'web' | 'desktop';
  /** Calls `/api` + path, with the session's token when there is one. `made` says which call that is. */
  fetch(path: string, init?: RequestInit, made?: MadeCall): Promise<Response>;
  /** Posts a form as `fetch` does and tells how much has left; only where the shell can tell. */
  upload?(path: string, form: FormData, onProgress: OnProgress): Promise<Response>;
  session: Session;
  appLock?: AppLock;
  /** Where the shell watches the connection and says itself that there is none. */
  connection?: { isOnline(): boolean; subscribe(listener: () => void): () => void };
  /** Whether the server has a newer portal than the one that is open; only where the server brings the portal. */
  isOutdated?(): Promise<boolean>;
  /** Opens an address outside the app. */
  openExternal(url: string): void;
  /** Where the shell has windows and menus of its own that follow the portal's theme. */
  showTheme?(theme: 'system' | 'light' | 'dark'): void;
  /** Signs in through the system's own browser, where the shell must not show a provider's page itself; null when the person cancelled. @throws Error with a sentence */
  signInWith?(way: 'microsoft' | 'google' | 'passkey'): Promise<SignInResult | null>;
}
