import { app, type BrowserWindow } from 'electron';
import type { ShellCommand, ShellState } from '../../bridge.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';
import { createWindow, focusWindow } from './create-window.ts';
import { deepLinkPath } from './deep-link.ts';
import { findItemPage } from './find-item-page.ts';

export interface MainWindowDeps {
  /** The folder of the built main process. */
  mainFolder: string;
  settings: JsonFile<Settings>;
  log: Log;
  /** The JSON of a GET request to `/api`; null until the shell is ready. */
  read(path: string): Promise<unknown>;
}

/** The one window and the messages to the interface in it; nothing is sent before the interface has called `start`. */
export const createMainWindow = ({ mainFolder, settings, log, read }: MainWindowDeps, args: readonly string[]) => {
  let window: BrowserWindow | null = null;
  let isRendererReady = false;
  /** The path that a link or a notification asked for and that has not been sent to the interface yet. */
  let pendingPath = deepLinkPath(args);
  /** Commands given while the interface was loading. */
  let pendingCommands: ShellCommand[] = [];

  const sendCommand = (command: ShellCommand) => {
    if (window && isRendererReady) window.webContents.send('command', command);
    else pendingCommands.push(command);
  };
  const takePendingPath = async (): Promise<string | null> => {
    const path = pendingPath;
    const page = path && (await findItemPage(read, path));
    // A newer request may have come meanwhile; it is handled by its own call.
    if (pendingPath !== path) return null;
    pendingPath = null;
    return page;
  };
  const rendererGone = () => {
    isRendererReady = false;
  };
  const show = () => {
    if (window) {
      focusWindow(window);
      return;
    }
    window = createWindow(mainFolder, settings, log);
    window.webContents.on('did-navigate', rendererGone);
    window.on('closed', () => {
      rendererGone();
      window = null;
    });
  };
  const open = async (path: string) => {
    show();
    pendingPath = path;
    if (!isRendererReady) return;
    const page = await takePendingPath();
    if (page) sendCommand({ do: 'open', path: page });
  };
  return {
    show,
    open,
    /** Opens the deep link among the arguments, or only shows the window. */
    openLink(given: readonly string[]): void {
      const path = deepLinkPath(given);
      if (!app.isReady()) pendingPath = path ?? pendingPath;
      else if (path) void open(path);
      else show();
    },
    /** The interface is ready: sends it what was pending, and returns the path to begin with. */
    async rendererReady(): Promise<string | null> {
      isRendererReady = true;
      const commands = pendingCommands;
      pendingCommands = [];
      for (const command of commands) sendCommand(command);
      return takePendingPath();
    },
    sendState(state: ShellState): void {
      if (window && isRendererReady) window.webContents.send('state', state);
    },
    sendCommand,
    reload(): void {
      rendererGone();
      window?.webContents.reload();
    },
    browserWindow: () => window,
  };
};
export type MainWindow = ReturnType<typeof createMainWindow>;
