import { emitter, throwOnUnknown } from './state.ts';

type Handler = (event: unknown, ...words: unknown[]) => unknown;

const handlers = new Map<string, Handler>();

/** Calls what the app registered. @throws what Electron throws for an unknown channel */
export const invoke = async (channel: string, event: unknown, words: unknown[]): Promise<unknown> => {
  const handler = handlers.get(channel);
  if (!handler) throw new Error(`No handler registered for '${channel}'`);
  return handler(event, ...words);
};

export const ipcMain = throwOnUnknown(
  'ipcMain',
  Object.assign(emitter(), {
    handle(channel: string, handler: Handler): void {
      if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      handlers.set(channel, handler);
    },
  }),
);
