import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import type { WindowControl } from '../../bridge/ipc-channels.ts';
import type { AppStateStore } from '../app-state.ts';

export const titleBarOptions = (platform: NodeJS.Platform): BrowserWindowConstructorOptions =>
  platform === 'darwin' ? {} : { titleBarStyle: 'hidden' };

export const followMaximized = (window: BrowserWindow, appState: AppStateStore): void => {
  const tell = () => appState.set({ isMaximized: window.isMaximized() });
  window.on('maximize', tell);
  window.on('unmaximize', tell);
};

export const controlWindow = (window: BrowserWindow | null, control: WindowControl): void => {
  if (control === 'minimise') window?.minimize();
  else if (control === 'close') window?.close();
  else if (window?.isMaximized()) window.unmaximize();
  else window?.maximize();
};
