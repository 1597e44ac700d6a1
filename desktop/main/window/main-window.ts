import { setTimeout as wait } from 'node:timers/promises';
import { app, autoUpdater, type BrowserWindow } from 'electron';
import type { ShellCommand, ShellState } from '../../bridge/shell-state.ts';
import type { AppStateStore } from '../app-state.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';
import { askBeforeUnload } from './ask-before-unload.ts';
import { createWindow, focusWindow } from './create-window.ts';
import { deepLinkPath } from './deep-link.ts';
import { createPendingCommands } from './pending-commands.ts';
import { followMaximized } from './window-controls.ts';

/** @returns what to call when quitting was called off. */
const closeToTray = (window: BrowserWindow, settings: JsonFile<Settings>): (() => void) => {
  let isQuitting = false;
  const quitting = () => {
    isQuitting = true;
  };
  app.on('before-quit', quitting);
  // An update closes the windows before the app says that it quits.
  autoUpdater.on('before-quit-for-update', quitting);
  window.once('closed', () => {
    app.off('before-quit', quitting);
    autoUpdater.off('before-quit-for-update', quitting);
  });
  window.on('close', (event) => {
    if (isQuitting || !settings.read().closeToTray) return;
    event.preventDefault();
    window.hide();
  });
  return () => {
    isQuitting = false;
  };
};

export interface MainWindowDeps {
  mainFolder: string;
  settings: JsonFile<Settings>;
  log: Log;
  appState: AppStateStore;
  locate(path: string, server?: string): Promise<string>;
}

/** Milliseconds for which a server that does not answer may keep the window empty. */
const LOCATE_WITHIN_MS = 2000;

/** Sends nothing before the interface has called `start`. */
export const createMainWindow = (deps: MainWindowDeps, args: readonly string[]) => {
  const { settings, appState, locate } = deps;
  let window: BrowserWindow | null = null;
  let isRendererReady = false;
  const requestFor = (path: string | null, server?: string) => path && { path, server };
  let pending = requestFor(deepLinkPath(args));
  const pendingCommands = createPendingCommands();

  const sendCommand = (command: ShellCommand) => {
    if (window && isRendererReady) window.webContents.send('command', command);
    else pendingCommands.add(command);
  };
  const takePendingPath = async (): Promise<string | null> => {
    const wanted = pending;
    const page = wanted && (await locate(wanted.path, wanted.server));
    // A newer request may have come meanwhile; it is handled by its own call.
    if (pending !== wanted) return null;
    pending = null;
    return page;
  };
  let onPageUnload = () => {};
  let onSessionEnd = () => {};
  const resetRenderer = () => {
    isRendererReady = false;
    onPageUnload();
  };
  const create = (isHidden: boolean) => {
    window = createWindow(deps, isHidden);
    window.webContents.on('did-navigate', resetRenderer);
    window.webContents.on('render-process-gone', resetRenderer);
    followMaximized(window, appState);
    askBeforeUnload(window, closeToTray(window, settings));
    window.on('session-end', () => onSessionEnd());
    window.on('closed', () => {
      resetRenderer();
      window = null;
    });
  };
  const show = () => (window ? focusWindow(window) : create(false));
  const open = async (path: string, server?: string) => {
    show();
    pending = requestFor(path, server);
    if (!isRendererReady) return;
    const page = await takePendingPath();
    if (page) sendCommand({ do: 'open', path: page });
  };
  return {
    show,
    /** Loads the interface unseen, as it is what sends the calls that wait. */
    loadHidden(): void {
      if (!window) create(true);
    },
    open,
    startWith(path: string): void {
      pending = requestFor(path);
    },
    openLink(given: readonly string[]): void {
      const path = deepLinkPath(given);
      if (!app.isReady()) pending = requestFor(path) ?? pending;
      else if (path) void open(path);
      else show();
    },
    /** Returns the path to begin with; one that is found late is opened then. */
    async rendererReady(): Promise<string | null> {
      isRendererReady = true;
      for (const command of pendingCommands.take()) sendCommand(command);
      const located = takePendingPath();
      const found = await Promise.race([located, wait(LOCATE_WITHIN_MS, 'late' as const)]);
      if (found !== 'late') return found;
      void located.then((page) => page && sendCommand({ do: 'open', path: page }));
      return null;
    },
    sendState(state: ShellState): void {
      if (window && isRendererReady) window.webContents.send('state', state);
    },
    sendCommand,
    reload(): void {
      window?.webContents.reload();
    },
    whenPageUnloads(listener: () => void): void {
      onPageUnload = listener;
    },
    whenSessionEnds(listener: () => void): void {
      onSessionEnd = listener;
    },
    browserWindow: () => window,
  };
};
export type MainWindow = ReturnType<typeof createMainWindow>;
