import { app, type BrowserWindow } from 'electron';
import type { ShellCommand, ShellState } from '../bridge.ts';
import { deepLinkPath } from './deep-link.ts';
import type { SmallFile } from './json-file.ts';
import { locate } from './locate.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import { bringForward, openWindow } from './window.ts';

type Read = (path: string) => Promise<unknown>;

export interface FrontDeps {
  /** The folder of the built main process. */
  here: string;
  settings: SmallFile<Settings>;
  log: Log;
  /** Reads through the shell, once that is there. */
  read: Read;
}

/** The one window and what is said to the interface in it. Nothing is said before the interface has asked for its start. */
export const createFront = ({ here, settings, log, read }: FrontDeps, words: readonly string[]) => {
  let window: BrowserWindow | null = null;
  let isListening = false;
  /** What a link or a notification asked for and the interface has not been told yet. */
  let wanted = deepLinkPath(words);

  /** Commands given while the interface was loading. */
  let missed: ShellCommand[] = [];

  const command = (given: ShellCommand) => {
    if (window && isListening) window.webContents.send('command', given);
    else missed.push(given);
  };
  const takeWanted = async (): Promise<string | null> => {
    const path = wanted;
    const place = path && (await locate(read, path));
    // A newer wish may have come meanwhile; that one is told then.
    if (wanted !== path) return null;
    wanted = null;
    return place;
  };
  const stopListening = () => {
    isListening = false;
  };
  const show = () => {
    if (window) {
      bringForward(window);
      return;
    }
    window = openWindow(here, settings, log);
    window.webContents.on('did-navigate', stopListening);
    window.on('closed', () => {
      stopListening();
      window = null;
    });
  };
  const open = async (path: string) => {
    show();
    wanted = path;
    if (!isListening) return;
    const place = await takeWanted();
    if (place) command({ do: 'open', path: place });
  };
  return {
    show,
    open,
    /** Opens the deep link among the words, or only comes to the front. */
    openLink(given: readonly string[]): void {
      const path = deepLinkPath(given);
      if (!app.isReady()) wanted = path ?? wanted;
      else if (path) void open(path);
      else show();
    },
    /** The interface is there; gives the path that it should begin with. */
    async listen(): Promise<string | null> {
      isListening = true;
      const late = missed;
      missed = [];
      for (const given of late) command(given);
      return takeWanted();
    },
    tell(state: ShellState): void {
      if (window && isListening) window.webContents.send('state', state);
    },
    command,
    reload(): void {
      stopListening();
      window?.webContents.reload();
    },
    window: () => window,
  };
};
export type Front = ReturnType<typeof createFront>;
