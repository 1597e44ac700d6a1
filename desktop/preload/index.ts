import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { Answers, Argument, Bridge, Channel, ShellCommand, ShellState } from '../bridge.ts';

const call = <C extends Channel>(channel: C, argument?: Argument<C>): Promise<Answers[C]> =>
  ipcRenderer.invoke(channel, argument);

/**
 * Listeners get the payload alone, never the event, which would hand over the whole of IPC. What comes before the first
 * listener waits for it.
 */
const hearing = <T>(channel: 'state' | 'command') => {
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
  start: () => call('start'),
  onState: hearing<ShellState>('state'),
  onCommand: hearing<ShellCommand>('command'),
  chooseServer: (server) => call('server:use', { name: server.name, url: server.url }),
  removeServer: (url) => call('server:remove', url),
  sync: () => call('sync'),
  takeBack: (key) => call('queue:take-back', key),
  putAway: (key) => call('queue:put-away', key),
  setNotices: (on) => call('notices', on),
  keepWeakly: () => call('vault:keep-weakly'),
  openOutside: (url) => call('open-outside', url),
  signInWith: (provider) => call('sign-in', provider),
} satisfies Bridge;

contextBridge.exposeInMainWorld('desktop', bridge);
