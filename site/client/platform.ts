import type { PasskeyAssertion, SecondStep } from '#contract/auth/factors.ts';
import type { Call } from '#contract/calls/call.ts';
import type { SignedIn, User } from '#contract/people/people.ts';
import type { OnProgress } from './send-with-progress.ts';

export type SignIn =
  | { way: 'password'; email: string; password: string }
  | { way: 'microsoft'; accessToken: string; invitation?: string }
  | { way: 'google'; credential: string; nonce?: string; invitation?: string }
  | { way: 'second-factor'; ticket: string; code: string }
  | { way: 'second-factor'; ticket: string; passkey: PasskeyAssertion }
  | { way: 'passkey'; ticket: string; passkey: PasskeyAssertion };

export type SignInResult = { user: User } | { secondFactor: SecondStep };

export type ProviderSignIn = Extract<SignIn, { way: 'microsoft' | 'google' }>;

/** On the desktop the token stays in the main process; on the web it is kept in local storage. */
export interface Session {
  current(): User | null;
  /**
   * The person whose session expired while this window was open, until somebody signs in or they start over; null if nobody's
   * has, and if a person ended it: then nobody who sits here may see what they saw.
   */
  ended?(): User | null;
  wasEndedByAdministrator?(): boolean;
  /** @throws ApiError if the server refuses, TypeError if it cannot be reached. */
  signIn(how: SignIn): Promise<SignInResult>;
  /** Ends the session here in any case, and on the server if it can be reached. */
  signOut(): Promise<void>;
  renew(signedIn: SignedIn): Promise<void>;
  subscribe(listener: () => void): () => void;
}

export interface AppLock {
  /** Minutes; null for never. */
  after(): number | null;
  choices: readonly number[];
  setAfter(minutes: number | null): void;
  now(): void;
  subscribe(listener: () => void): () => void;
}

export interface MadeCall {
  call: Call;
  input: object;
}

export interface Platform {
  kind: 'web' | 'desktop';
  /** Calls `/api` + path, with the session's token if there is one. */
  fetch(path: string, init?: RequestInit, made?: MadeCall): Promise<Response>;
  /** Present only if the shell can tell how much has been sent. */
  upload?(path: string, form: FormData, onProgress: OnProgress): Promise<Response>;
  session: Session;
  appLock?: AppLock;
  connection?: { isOnline(): boolean; subscribe(listener: () => void): () => void };
  /** True if the server has a newer portal than the open one; present only if the server delivers the portal. */
  isOutdated?(): Promise<boolean>;
  openExternal(url: string): void;
  showTheme?(theme: 'system' | 'light' | 'dark'): void;
  /**
   * Signs in through the system's browser, if the shell must not show a provider's page itself; null if the person cancelled.
   * @throws Error with a sentence.
   */
  signInWith?(way: 'microsoft' | 'google' | 'passkey'): Promise<SignInResult | null>;
}
