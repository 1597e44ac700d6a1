import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import type { WindowControl } from '../../bridge/ipc-channels.ts';
import type { AppStateStore } from '../app-state.ts';

/** macOS draws its own title bar; elsewhere the interface draws it, with the menu in it. */
export const titleBarOptions = (platform: NodeJS.Platform): BrowserWindowConstructorOptions =>
  platform === 'darwin' ? {} : { titleBarStyle: 'hidden' };

/** Tells the title bar whether the window fills the screen. */
export const followMaximized = (window: BrowserWindow, appState: AppStateStore): void => {
  const tell = () => appState.set({ isMaximized: window.isMaximized() });
  window.on('maximize', tell);
  window.on('unmaximize', tell);
};

/** What the three buttons at the end of the title bar do. */
export const controlWindow = (window: BrowserWindow | null, control: WindowControl): void => {
  if (control === 'minimise') window?.minimize();
  else if (control === 'close') window?.close();
  else if (window?.isMaximized()) window.unmaximize();
  else window?.maximize();
};
