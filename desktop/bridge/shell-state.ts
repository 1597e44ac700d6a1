import * as z from 'zod/mini';
import type { User } from '#contract/people/people.ts';
import type { LockState } from './app-lock.ts';

/** `url` is an origin: no path, no slash at its end. */
export const serverProfile = z.object({ name: z.string(), url: z.string() });
export type ServerProfile = z.infer<typeof serverProfile>;

export interface ServerStatus extends ServerProfile {
  user: User | null;
  online: boolean;
  unsent: number;
  /** Entries of an earlier run wait in a file that the key store does not decrypt at the moment. */
  isLocked: boolean;
  waiting: number;
}

/** Where the token is stored: encrypted by the system's key store, in memory only, or weakly encrypted as the person chose. */
export type TokenStorageKind = 'system' | 'memory' | 'weak';

/** `isRepeated` when the proxy did not accept the last ones. */
export interface ProxyLogin {
  host: string;
  isRepeated: boolean;
}

export interface MenuEntry {
  id: string;
  kind: 'normal' | 'checkbox' | 'radio' | 'separator';
  label: string;
  keys: string;
  enabled: boolean;
  checked: boolean;
}
export type MenuModel = { label: string; entries: MenuEntry[] }[];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const updateAnswers = ['checking', 'newest', 'failed', 'elsewhere'] as const;
export const updateSteps = [...updateAnswers, 'downloading', 'ready'] as const;

/** Notes are plain text; `share` is 0 to 1. */
export type UpdateState =
  | { step: (typeof updateAnswers)[number] }
  | { step: 'downloading'; version: string; notes: string; share: number }
  | { step: 'ready'; version: string; notes: string };

/** `share` is 0 to 1, null where the size is not known. */
export interface Download {
  id: string;
  name: string;
  folder: string;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  share: number | null;
}

export interface ShellState {
  version: string;
  server: ServerProfile | null;
  servers: ServerStatus[];
  user: User | null;
  tokenStorage: TokenStorageKind;
  online: boolean;
  syncedAt: string | null;
  queueLocked: boolean;
  /** Paths under which files that could not be read at this start are kept. */
  putAside: string[];
  notices: boolean;
  noticesFail: boolean;
  proxyLogin: ProxyLogin | null;
  /** ISO; null unless somebody works offline by choice. */
  offlineSince: string | null;
  /** Null where the system shows the menu itself. */
  menu: MenuModel | null;
  isMaximized: boolean;
  /** False where a policy names the servers of this computer. */
  mayChangeServer: boolean;
  downloads: Download[];
  update: UpdateState | null;
  lock: LockState;
  counts: { testimonials: number; donations: number; messages: number };
}

export type ShellCommand =
  | { do: 'open'; path: string }
  | { do: 'refresh' }
  | { do: 'choose-server' }
  | { do: 'show-queue' }
  | { do: 'show-update' }
  | { do: 'upload' }
  | { do: 'export' }
  | { do: 'print' }
  | { do: 'sign-out' };
