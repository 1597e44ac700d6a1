import type { MenuItemConstructorOptions } from 'electron';
import type { Role } from '#contract/roles.ts';
import type { ServerStatus, ShellCommand } from '../../../bridge/shell-state.ts';

export interface MenuActions {
  sendCommand(command: ShellCommand): void;
  sync(): void;
  reload(): void;
  setNotices(on: boolean): void;
  workOffline(on: boolean): void;
  openServer(url: string): void;
  openWebsite(): void;
  checkForUpdates(): void;
  openLog(): void;
  lock(): void;
  saveDiagnostics(): void;
  about(): void;
}

export interface MenuState {
  isMac: boolean;
  isPackaged: boolean;
  mayUpdate: boolean;
  notices: boolean;
  role: Role | null;
  isOffline: boolean;
  servers: readonly ServerStatus[];
  server: string | null;
}

export const separator: MenuItemConstructorOptions = { type: 'separator' };
