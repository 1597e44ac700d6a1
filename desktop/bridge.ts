import * as z from 'zod/mini';
import type { User } from '#contract/people.ts';
import { timestamp } from '#contract/record-fields.ts';

export const APP_SCHEME = 'app';
/** The origin of the interface; its files come from the app's own package. */
export const APP_ORIGIN = 'app://admin';
export const DEEP_LINK_SCHEME = 'charity-portal';
/** Set on a response that says that the server was not reached. */
export const OFFLINE_HEADER = 'x-offline';

/** A server that staff work with. `url` is an origin: no path, no slash at its end. */
export const serverProfile = z.object({ name: z.string(), url: z.string() });
export type ServerProfile = z.infer<typeof serverProfile>;

/**
 * A decision made without a connection: waiting to be sent, or not applied because a colleague decided first
 * (`overtaken`) or the server refused it (`refused`). `theirs` is what the server answered then.
 */
export const queuedDecision = z.object({
  key: z.uuid(),
  kind: z.enum(['testimonial', 'donation']),
  id: z.string(),
  title: z.string(),
  decision: z.enum(['approved', 'rejected', 'collected', 'pending']),
  notes: z.string(),
  at: timestamp,
  state: z.enum(['waiting', 'overtaken', 'refused']),
  theirs: z.nullable(z.string()),
});
export type QueuedDecision = z.infer<typeof queuedDecision>;

/** Where the token is stored: encrypted by the system's key store, in memory only, or weakly encrypted as the person chose. */
export type TokenStorageKind = 'system' | 'memory' | 'weak';

/** Everything that the interface shows of the shell; sent whole whenever any of it changes. */
export interface ShellState {
  version: string;
  server: ServerProfile | null;
  servers: ServerProfile[];
  user: User | null;
  tokenStorage: TokenStorageKind;
  online: boolean;
  /** When something was last fetched from the server, ISO. */
  syncedAt: string | null;
  queue: QueuedDecision[];
  notices: boolean;
}

/** What the menu, a notification or a deep link asks the interface to do. */
export type ShellCommand =
  | { do: 'open'; path: string }
  | { do: 'refresh' }
  | { do: 'choose-server' }
  | { do: 'show-queue' }
  | { do: 'sign-out' };

export type Provider = 'microsoft' | 'google';

/** The result of a call that can fail for a reason that the person should read. */
export type Outcome<T = undefined> = { ok: true; value: T } | { ok: false; message: string };

/** Channels that the interface may invoke, with the schema of their one argument. */
export const ipcChannels = {
  start: z.undefined(),
  'server:choose': z.object({ name: z.string().check(z.maxLength(100)), url: z.string().check(z.maxLength(300)) }),
  'server:remove': z.string().check(z.maxLength(300)),
  sync: z.undefined(),
  'queue:cancel': z.uuid(),
  'queue:dismiss': z.uuid(),
  'notices:set': z.boolean(),
  'token-storage:allow-weak': z.undefined(),
  'open-allowed-url': z.string().check(z.maxLength(2000)),
  'sign-in': z.enum(['microsoft', 'google']),
} as const;
export type IpcChannel = keyof typeof ipcChannels;
export type IpcArgument<C extends IpcChannel> = z.infer<(typeof ipcChannels)[C]>;

/** What each channel answers. */
export interface IpcResults {
  start: { state: ShellState; path: string | null };
  'server:choose': Outcome;
  'server:remove': undefined;
  sync: undefined;
  'queue:cancel': undefined;
  'queue:dismiss': undefined;
  'notices:set': undefined;
  'token-storage:allow-weak': undefined;
  'open-allowed-url': boolean;
  'sign-in': Outcome<User | null>;
}

/** What the preload exposes to the interface, and nothing else. */
export interface Bridge {
  /** The current state, and the path that a deep link asked for before the interface was loaded. */
  start(): Promise<IpcResults['start']>;
  onState(listener: (state: ShellState) => void): () => void;
  onCommand(listener: (command: ShellCommand) => void): () => void;
  chooseServer(server: ServerProfile): Promise<Outcome>;
  removeServer(url: string): Promise<undefined>;
  /** Asks the server again now: sends the queue and fetches what is shown. */
  sync(): Promise<undefined>;
  cancelDecision(key: string): Promise<undefined>;
  dismissDecision(key: string): Promise<undefined>;
  setNotices(on: boolean): Promise<undefined>;
  /** Stores the token on disk although this computer has no key store. */
  allowWeakStorage(): Promise<undefined>;
  /** False when the address is not one of the allowed ones. */
  openAllowedUrl(url: string): Promise<boolean>;
  /** Signs in through the system's browser; null when the person cancelled. */
  signInWith(provider: Provider): Promise<Outcome<User | null>>;
}
