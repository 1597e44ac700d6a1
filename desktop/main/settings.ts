import * as z from 'zod/mini';
import { lockMinutes } from '../bridge/app-lock.ts';
import { serverProfile, themes } from '../bridge/shell-state.ts';
import type { JsonFile } from './storage/json-file.ts';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() });
export type Rectangle = z.infer<typeof rectangle>;

/** What the app stores beside the session. `current` is the address of one of `servers`. */
export const settings = z.object({
  servers: z.array(serverProfile),
  current: z.nullable(z.string()),
  window: z.nullable(z.object({ bounds: rectangle, maximized: z.boolean() })),
  notices: z.boolean(),
  /** True when the person chose to stay signed in although this computer has no key store. */
  keepWeakly: z.boolean(),
  /** The person has read that the system does not show the app's notifications. */
  knowsNoticesFail: z._default(z.boolean(), false),
  /** The window is hidden instead of closed. */
  closeToTray: z._default(z.boolean(), false),
  /** Where files are saved; the system's folder for downloads where none was chosen. */
  downloadFolder: z._default(z.nullable(z.string()), null),
  /** No notifications until then, ISO. */
  quietUntil: z._default(z.nullable(z.string()), null),
  /** Minutes without anybody at the computer after which the app locks itself; null for never. */
  lockAfter: z._default(lockMinutes, 15),
  locked: z._default(z.boolean(), false),
  /** Somebody locked it, as opposed to having left it alone. */
  lockedByChoice: z._default(z.boolean(), false),
  /** When somebody was last there, ISO: a start after a longer time is locked. */
  usedAt: z._default(z.nullable(z.string()), null),
  /** As it was last chosen in the interface. */
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

/** Changes some of the settings and writes them. */
export const changeSettings = (file: JsonFile<Settings>, change: Partial<Settings>): void =>
  file.write({ ...file.read(), ...change });
