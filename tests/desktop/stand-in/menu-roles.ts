import type { BrowserWindow } from './browser-window.ts';
import { NotInStandIn, quitApp } from './state.ts';

type Act = (window: BrowserWindow | undefined) => void;

const inPage =
  (command: string): Act =>
  (window) =>
    window?.webContents._execCommand(command);
const zoom =
  (next: (level: number) => number): Act =>
  (window) => {
    if (window) window.webContents.zoomLevel = next(window.webContents.zoomLevel);
  };
const notHere =
  (role: string): Act =>
  () => {
    throw new NotInStandIn(`menu role ${role}`);
  };

/** The roles that Electron knows, with what can be done here. */
const roles: Record<string, Act> = {
  undo: inPage('undo'),
  redo: inPage('redo'),
  cut: inPage('cut'),
  copy: inPage('copy'),
  paste: inPage('paste'),
  selectAll: inPage('selectAll'),
  zoomIn: zoom((level) => level + 0.5),
  zoomOut: zoom((level) => level - 0.5),
  resetZoom: zoom(() => 0),
  close: (window) => window?.close(),
  minimize: (window) => window?.minimize(),
  quit: () => quitApp(),
  ...Object.fromEntries(
    ['togglefullscreen', 'toggleDevTools', 'about', 'help', 'appMenu', 'editMenu', 'viewMenu', 'windowMenu', 'services']
      .concat(['hide', 'hideOthers', 'unhide', 'front', 'zoom', 'delete', 'reload', 'forceReload', 'fileMenu'])
      .map((role) => [role, notHere(role)]),
  ),
};

const MODIFIERS = /^(?:Command|Cmd|Control|Ctrl|CommandOrControl|CmdOrCtrl|Alt|Option|AltGr|Shift|Super|Meta)$/;
const KEY =
  /^(?:[\x21-\x7e]|F(?:[1-9]|1\d|2[0-4])|Plus|Space|Tab|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc)$/;

/** @throws Error as Electron does, for a role that it does not know */
export const checkRole = (role: string): void => {
  if (!(role in roles)) throw new Error(`Invalid menu role: ${role}`);
};

/** @throws Error for keys that Electron cannot read: it would only log that and leave the entry without */
export const checkAccelerator = (accelerator: string): void => {
  const parts = accelerator
    .split('+')
    .map((part, index, all) => (part === '' && index === all.length - 1 ? 'Plus' : part));
  const key = parts.pop() ?? '';
  if (!KEY.test(key) || !parts.every((part) => MODIFIERS.test(part))) {
    throw new Error(`Unknown accelerator: ${accelerator}`);
  }
};

export const actOnRole = (role: string, window: BrowserWindow | undefined): void => roles[role]?.(window);
