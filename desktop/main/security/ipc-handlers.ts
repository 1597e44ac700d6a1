import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import * as z from 'zod/mini';
import { type IpcArgument, type IpcChannel, type IpcResults, ipcChannels } from '../../bridge/ipc-channels.ts';
import { isAppDocument } from './app-document.ts';

export type IpcHandlers = { [C in IpcChannel]: (argument: IpcArgument<C>) => IpcResults[C] | Promise<IpcResults[C]> };

/** True for the main frame of the interface's own document; nobody else may invoke a channel. */
export const isTrustedSender = ({ senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>): boolean =>
  senderFrame !== null && senderFrame.parent === null && isAppDocument(senderFrame.url);

/** Checks every call for its sender and against its schema, and refuses it without details. */
export const registerIpcHandlers = (
  ipc: Pick<IpcMain, 'handle'>,
  handlers: IpcHandlers,
  onRefused: (reason: string) => void,
) => {
  const register = <C extends IpcChannel>(channel: C) => {
    ipc.handle(channel, async (event: IpcMainInvokeEvent, ...args: unknown[]) => {
      const checked = z.safeParse(ipcChannels[channel] as unknown as z.core.$ZodType<IpcArgument<C>>, args[0]);
      if (!isTrustedSender(event) || !checked.success || args.length > 1) {
        onRefused(`Refused an IPC call on ${channel}: wrong sender or argument.`);
        throw new Error('refused');
      }
      return handlers[channel](checked.data);
    });
  };
  for (const channel of Object.keys(ipcChannels) as IpcChannel[]) register(channel);
};
