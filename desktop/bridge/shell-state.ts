import * as z from 'zod/mini';
import type { User } from '#contract/people/people.ts';
import type { LockState } from './app-lock.ts';

/** A server that staff work with. `url` is an origin: no path, no slash at its end. */
export const serverProfile = z.object({ name: z.string(), url: z.string() });
export type ServerProfile = z.infer<typeof serverProfile>;

/** A known server as it is now, the current one or not. */
export interface ServerStatus extends ServerProfile {
  user: User | null;
  online: boolean;
  /** Entries of the signed-in person that are kept here. */
  unsent: number;
  /** Entries of an earlier run wait in a file that the key store does not decrypt at the moment. */
  isLocked: boolean;
  /** Submissions that wait for review, as last heard. */
  waiting: number;
}

/** Where the token is stored: encrypted by the system's key store, in memory only, or weakly encrypted as the person chose. */
export type TokenStorageKind = 'system' | 'memory' | 'weak';

/** A proxy that asks for a name and a password; `isRepeated` when it did not accept the last ones. */
export interface ProxyLogin {
  host: string;
  isRepeated: boolean;
}

/** An entry of the menu as the title bar shows it; a separator has no label. */
export interface MenuEntry {
  id: string;
  kind: 'normal' | 'checkbox' | 'radio' | 'separator';
  label: string;
  /** The keys that do the same, such as "Ctrl Shift O". */
  keys: string;
  enabled: boolean;
  checked: boolean;
}
export type MenuModel = { label: string; entries: MenuEntry[] }[];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const updateAnswers = ['checking', 'newest', 'failed', 'elsewhere'] as const;
export const updateSteps = [...updateAnswers, 'downloading', 'ready'] as const;

/** The search for a newer version: its notes are plain text, `share` is 0 to 1. */
export type UpdateState =
  | { step: (typeof updateAnswers)[number] }
  | { step: 'downloading'; version: string; notes: string; share: number }
  | { step: 'ready'; version: string; notes: string };

/** A file that a screen handed out. `share` is 0 to 1, null where the size is not known. */
export interface Download {
  id: string;
  name: string;
  folder: string;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  share: number | null;
}

/** Everything that the interface shows of the shell; sent whole whenever any of it changes. */
export interface ShellState {
  version: string;
  server: ServerProfile | null;
  servers: ServerStatus[];
  user: User | null;
  tokenStorage: TokenStorageKind;
  online: boolean;
  /** When something was last fetched from the server, ISO. */
  syncedAt: string | null;
  /** `isLocked` of the current server. */
  queueLocked: boolean;
  /** Files that could not be read at this start, by the paths under which they are kept. */
  putAside: string[];
  notices: boolean;
  /** The system did not show a notification, and the person has not read that yet. */
  noticesFail: boolean;
  proxyLogin: ProxyLogin | null;
  /** Since when somebody works offline by choice, ISO. */
  offlineSince: string | null;
  /** Null where the system shows the menu itself. */
  menu: MenuModel | null;
  isMaximized: boolean;
  /** False where a policy names the servers of this computer. */
  mayChangeServer: boolean;
  downloads: Download[];
  /** Null while there is nothing to say. */
  update: UpdateState | null;
  lock: LockState;
  /** What waits for review on the current server, as last heard. */
  counts: { testimonials: number; donations: number; messages: number };
}

/** What the menu, a notification or a deep link asks the interface to do. */
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
