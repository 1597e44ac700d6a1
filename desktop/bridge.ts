import * as z from 'zod/mini';
import { type User, user } from '#contract/people.ts';
import { timestamp } from '#contract/record-fields.ts';

export const APP_SCHEME = 'app';
/** The origin of the interface; its pages come from the app's own files. */
export const APP_ORIGIN = 'app://admin';
export const DEEP_LINK_SCHEME = 'charity-portal';

/** A server that staff work with. `url` is an origin: no path, no slash at its end. */
export const serverProfile = z.object({ name: z.string(), url: z.string() });
export type ServerProfile = z.infer<typeof serverProfile>;

/**
 * A decision that was made without a connection: it waits, or it came to nothing because a colleague was faster
 * (`overtaken`) or the server said no (`refused`); `theirs` is what the server said then.
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

/** Where the sign-in is kept: in the system's vault, only in memory, or on disk with little protection, as the person wished. */
export const vaultKinds = ['system', 'memory', 'weak'] as const;
export type VaultKind = (typeof vaultKinds)[number];

/** Everything that the interface shows of the shell; sent whole whenever any of it changes. */
export const shellState = z.object({
  version: z.string(),
  server: z.nullable(serverProfile),
  servers: z.array(serverProfile),
  user: z.nullable(user),
  vault: z.enum(vaultKinds),
  online: z.boolean(),
  /** When something was last fetched from the server. */
  syncedAt: z.nullable(timestamp),
  queue: z.array(queuedDecision),
  notices: z.boolean(),
});
export type ShellState = z.infer<typeof shellState>;

/** What the menu, a notification or a deep link asks the interface to do. */
export const shellCommand = z.union([
  z.object({ do: z.literal('open'), path: z.string() }),
  z.object({ do: z.literal('refresh') }),
  z.object({ do: z.literal('choose-server') }),
  z.object({ do: z.literal('show-queue') }),
  z.object({ do: z.literal('sign-out') }),
]);
export type ShellCommand = z.infer<typeof shellCommand>;

export type Provider = 'microsoft' | 'google';

/** The answer of a call that can fail for a reason that the person should read. */
export type Outcome<T = undefined> = { ok: true; value: T } | { ok: false; sentence: string };

/** Channels that the interface may call, with the schema of their one argument. */
export const calls = {
  start: z.undefined(),
  'server:use': z.object({ name: z.string().check(z.maxLength(100)), url: z.string().check(z.maxLength(300)) }),
  'server:remove': z.string().check(z.maxLength(300)),
  sync: z.undefined(),
  'queue:take-back': z.uuid(),
  'queue:put-away': z.uuid(),
  notices: z.boolean(),
  'vault:keep-weakly': z.undefined(),
  'open-outside': z.string().check(z.maxLength(2000)),
  'sign-in': z.enum(['microsoft', 'google']),
} as const;
export type Channel = keyof typeof calls;
export type Argument<C extends Channel> = z.infer<(typeof calls)[C]>;

/** What each call answers. */
export interface Answers {
  start: { state: ShellState; path: string | null };
  'server:use': Outcome;
  'server:remove': undefined;
  sync: undefined;
  'queue:take-back': undefined;
  'queue:put-away': undefined;
  notices: undefined;
  'vault:keep-weakly': undefined;
  'open-outside': boolean;
  'sign-in': Outcome<User | null>;
}

/** What the preload gives to the interface, and nothing else. */
export interface Bridge {
  /** The state as it is, and the path that a deep link asked for before the interface was there. */
  start(): Promise<Answers['start']>;
  onState(listener: (state: ShellState) => void): () => void;
  onCommand(listener: (command: ShellCommand) => void): () => void;
  chooseServer(server: ServerProfile): Promise<Outcome>;
  removeServer(url: string): Promise<undefined>;
  /** Asks the server again now: sends what waits and fetches what is shown. */
  sync(): Promise<undefined>;
  takeBack(key: string): Promise<undefined>;
  putAway(key: string): Promise<undefined>;
  setNotices(on: boolean): Promise<undefined>;
  /** Keeps the sign-in on disk although this computer has no vault. */
  keepWeakly(): Promise<undefined>;
  /** False when the address is not one of the allowed ones. */
  openOutside(url: string): Promise<boolean>;
  /** Signs in through the system's browser; null when the person changed their mind. */
  signInWith(provider: Provider): Promise<Outcome<User | null>>;
}
