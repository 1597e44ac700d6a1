import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import * as z from 'zod/mini';
import { type Answers, type Argument, type Channel, calls } from '../bridge.ts';
import { isAppDocument } from './scheme.ts';

export type Handlers = { [C in Channel]: (argument: Argument<C>) => Answers[C] | Promise<Answers[C]> };

/** True for the main frame of the interface's own document; nobody else may call. */
export const isTrusted = ({ senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>): boolean =>
  senderFrame !== null && senderFrame.parent === null && isAppDocument(senderFrame.url);

/** Answers the interface's calls: every one is held to its sender and to its schema, and refused without a detail. */
export const registerCalls = (ipc: Pick<IpcMain, 'handle'>, handlers: Handlers, onRefused: (why: string) => void) => {
  const register = <C extends Channel>(channel: C) => {
    ipc.handle(channel, async (event: IpcMainInvokeEvent, ...words: unknown[]) => {
      const checked = z.safeParse(calls[channel] as unknown as z.core.$ZodType<Argument<C>>, words[0]);
      if (!isTrusted(event) || !checked.success || words.length > 1) {
        onRefused(`Refused a call of ${channel}.`);
        throw new Error('refused');
      }
      return handlers[channel](checked.data);
    });
  };
  for (const channel of Object.keys(calls) as Channel[]) register(channel);
};
