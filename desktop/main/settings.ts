import * as z from 'zod/mini';
import { serverProfile } from '../bridge.ts';
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
});
export type Settings = z.infer<typeof settings>;

export const noSettings: Settings = { servers: [], current: null, window: null, notices: true, keepWeakly: false };

/** Changes some of the settings and writes them. */
export const changeSettings = (file: JsonFile<Settings>, change: Partial<Settings>): void =>
  file.write({ ...file.read(), ...change });
