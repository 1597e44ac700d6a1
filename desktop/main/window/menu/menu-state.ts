import type { MenuItemConstructorOptions } from 'electron';
import type { Role } from '#contract/roles.ts';
import type { ServerStatus, ShellCommand } from '../../../bridge/shell-state.ts';

/** What the entries of the menu do. */
export interface MenuActions {
  sendCommand(command: ShellCommand): void;
  sync(): void;
  reload(): void;
  setNotices(on: boolean): void;
  workOffline(on: boolean): void;
  /** Makes another server the current one. */
  openServer(url: string): void;
  openWebsite(): void;
  checkForUpdates(): void;
  openLog(): void;
  lock(): void;
  saveDiagnostics(): void;
  about(): void;
}

/** What the menu shows of the app. */
export interface MenuState {
  isMac: boolean;
  isPackaged: boolean;
  /** False where the app is not updated from a feed. */
  mayUpdate: boolean;
  notices: boolean;
  /** Of the person who is signed in. */
  role: Role | null;
  /** Somebody chose to work offline. */
  isOffline: boolean;
  /** Those of this computer, and which of them is shown. */
  servers: readonly ServerStatus[];
  server: string | null;
}

export const separator: MenuItemConstructorOptions = { type: 'separator' };
