import { decode, encode } from '../structured-clone.ts';
import type { Anything } from './context-bridge.ts';

type FromMain = (kind: 'ok' | 'error' | 'event', id: number | string, body: string) => void;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The preload's end of IPC: `send` sends to the main process, which calls `receive`. */
export const createIpc = (send: (message: string) => void) => {
  const listeners = new Map<string, Anything[]>();
  const waiting = new Map<number, Waiting>();
  let last = 0;

  const ask = (kind: 'invoke' | 'permission', channel: string, words: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      const body = encode(words);
      waiting.set(last, { resolve, reject });
      send(JSON.stringify({ kind, id: last, channel, body }));
    });

  const ipcRenderer = {
    invoke: (channel: string, ...words: unknown[]) =>
      ask('invoke', channel, words).catch((error: Error) => {
        throw new Error(`Error invoking remote method '${channel}': ${error.message}`);
      }),
    on(channel: string, listener: Anything) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    removeListener(channel: string, listener: Anything) {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((one) => one !== listener),
      );
      return ipcRenderer;
    },
  };

  const receive: FromMain = (kind, id, body) => {
    if (kind === 'event') {
      const words = decode(body) as unknown[];
      for (const listener of listeners.get(String(id)) ?? []) listener({ sender: ipcRenderer, ports: [] }, ...words);
      return;
    }
    const one = waiting.get(Number(id));
    waiting.delete(Number(id));
    if (kind === 'ok') one?.resolve(decode(body));
    else one?.reject(new Error(body));
  };
  return { ipcRenderer, ask, receive };
};
