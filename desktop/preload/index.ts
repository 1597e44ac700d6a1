import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { Bridge, IpcArgument, IpcChannel, IpcResults, ShellCommand, ShellState } from '../bridge.ts';

const invoke = <C extends IpcChannel>(channel: C, argument?: IpcArgument<C>): Promise<IpcResults[C]> =>
  ipcRenderer.invoke(channel, argument);

/**
 * Listeners get the payload alone, never the event, which would hand over the whole of IPC. Messages that arrive before
 * the first listener are delivered to it.
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
  cancelDecision: (key) => invoke('queue:cancel', key),
  dismissDecision: (key) => invoke('queue:dismiss', key),
  setNotices: (on) => invoke('notices:set', on),
  allowWeakStorage: () => invoke('token-storage:allow-weak'),
  openAllowedUrl: (url) => invoke('open-allowed-url', url),
  signInWith: (provider) => invoke('sign-in', provider),
} satisfies Bridge;

contextBridge.exposeInMainWorld('desktop', bridge);
