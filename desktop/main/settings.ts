import * as z from 'zod/mini';
import { lockMinutes } from '../bridge/app-lock.ts';
import { serverProfile, themes } from '../bridge/shell-state.ts';
import type { JsonFile } from './storage/json-file.ts';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() });
export type Rectangle = z.infer<typeof rectangle>;

/** `current` is the address of one of `servers`. */
export const settings = z.object({
  servers: z.array(serverProfile),
  current: z.nullable(z.string()),
  window: z.nullable(z.object({ bounds: rectangle, maximized: z.boolean() })),
  notices: z.boolean(),
  /** True when the person chose to stay signed in although this computer has no key store. */
  keepWeakly: z.boolean(),
  knowsNoticesFail: z._default(z.boolean(), false),
  closeToTray: z._default(z.boolean(), false),
  /** Null for the system's folder for downloads. */
  downloadFolder: z._default(z.nullable(z.string()), null),
  quietUntil: z._default(z.nullable(z.string()), null),
  /** Minutes without anybody at the computer; null for never. */
  lockAfter: z._default(lockMinutes, 15),
  locked: z._default(z.boolean(), false),
  lockedByChoice: z._default(z.boolean(), false),
  /** ISO; a start after a longer time than `lockAfter` is locked. */
  usedAt: z._default(z.nullable(z.string()), null),
  theme: z._default(z.enum(themes), 'system'),
});
export type Settings = z.infer<typeof settings>;

export const noSettings: Settings = {
  ...{ servers: [], current: null, window: null, notices: true, keepWeakly: false },
  knowsNoticesFail: false,
  theme: 'system',
  lockAfter: 15,
  locked: false,
  lockedByChoice: false,
  usedAt: null,
  closeToTray: false,
  quietUntil: null,
  downloadFolder: null,
};

export const changeSettings = (file: JsonFile<Settings>, change: Partial<Settings>): void =>
  file.write({ ...file.read(), ...change });
