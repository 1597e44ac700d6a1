import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { Bridge } from '../bridge/bridge.ts';
import type { IpcArgument, IpcChannel, IpcResults } from '../bridge/ipc-channels.ts';
import type { ShellCommand, ShellState } from '../bridge/shell-state.ts';

const invoke = <C extends IpcChannel>(channel: C, argument?: IpcArgument<C>): Promise<IpcResults[C]> =>
  ipcRenderer.invoke(channel, argument);

/**
 * Listeners get the payload alone: the event would hand over the whole of IPC. Messages before the first listener are delivered
 * to it.
 */
const subscribe = <T>(channel: 'state' | 'command') => {
  const listeners = new Set<(payload: T) => void>();
  let early: T[] = [];
  ipcRenderer.on(channel, (_event: IpcRendererEvent, payload: T) => {
    if (listeners.size === 0) early.push(payload);
    for (const listener of listeners) listener(payload);
  });
  return (listener: (payload: T) => void) => {
    listeners.add(listener);
    for (const payload of early) listener(payload);
    early = [];
    return () => {
      listeners.delete(listener);
    };
  };
};

const bridge = {
  start: () => invoke('start'),
  onState: subscribe<ShellState>('state'),
  onCommand: subscribe<ShellCommand>('command'),
  chooseServer: (server) => invoke('server:choose', { name: server.name, url: server.url }),
  removeServer: (url) => invoke('server:remove', url),
  sync: () => invoke('sync'),
  readOffline: (of) => invoke('kept:read', of),
  writeOffline: (change) => invoke('kept:write', change),
  giveUpLockedDecisions: () => invoke('kept:give-up-locked'),
  dismissPutAside: () => invoke('put-aside:dismiss'),
  openLog: () => invoke('log:open'),
  showDownload: (id) => invoke('download:show', id),
  dismissDownload: (id) => invoke('download:dismiss', id),
  chooseDownloadFolder: () => invoke('download:choose-folder'),
  clickMenu: (id) => invoke('menu:click', id),
  controlWindow: (control) => invoke('window:control', control),
  setTheme: (theme) => invoke('theme:set', theme),
  workOffline: (on) => invoke('offline:set', on),
  dismissNoticesFail: () => invoke('notices-fail:dismiss'),
  answerProxy: (credentials) => invoke('proxy:answer', credentials),
  putUpdateAway: (step) => invoke('update:put-away', step),
  installUpdate: () => invoke('update:install'),
  setNotices: (on) => invoke('notices:set', on),
  allowWeakStorage: () => invoke('token-storage:allow-weak'),
  openAllowedUrl: (url) => invoke('open-allowed-url', url),
  signInWith: (way) => invoke('sign-in', way),
  lockNow: () => invoke('lock:now'),
  signOutLocked: () => invoke('lock:sign-out'),
  setLockAfter: (minutes) => invoke('lock:set-after', minutes),
  unlock: (how) => invoke('unlock', how),
} satisfies Bridge;

contextBridge.exposeInMainWorld('desktop', bridge);
