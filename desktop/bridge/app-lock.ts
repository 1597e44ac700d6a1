import * as z from 'zod/mini';

export const LOCK_MINUTES = [5, 15, 30, 60] as const;
export const lockMinutes = z.nullable(z.literal(LOCK_MINUTES));

export interface LockState {
  isLocked: boolean;
  /** True if somebody locked it, false if nobody was there for a while. */
  byChoice: boolean;
  /** Minutes; null for never. */
  after: z.infer<typeof lockMinutes>;
  hasSystemUnlock: boolean;
}

export const unlockWay = z.discriminatedUnion('way', [
  z.object({ way: z.literal('password'), password: z.string().check(z.maxLength(200)) }),
  z.object({ way: z.literal('code'), code: z.string().check(z.maxLength(40)) }),
  z.object({ way: z.literal('passkey') }),
  z.object({ way: z.literal('system') }),
]);
export type UnlockWay = z.infer<typeof unlockWay>;
