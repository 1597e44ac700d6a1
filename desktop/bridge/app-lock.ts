import * as z from 'zod/mini';

/** After how many minutes without anybody at the computer the app can lock itself. */
export const LOCK_MINUTES = [5, 15, 30, 60] as const;
export const lockMinutes = z.nullable(z.literal(LOCK_MINUTES));

/** What the interface shows of the lock. */
export interface LockState {
  isLocked: boolean;
  /** Somebody locked it; otherwise nobody was there for a while. */
  byChoice: boolean;
  /** Minutes; null for never. */
  after: z.infer<typeof lockMinutes>;
  /** True where the system can say that its owner is there: Touch ID. */
  hasSystemUnlock: boolean;
}

/** How a person proves that they are back. */
export const unlockWay = z.discriminatedUnion('way', [
  z.object({ way: z.literal('password'), password: z.string().check(z.maxLength(200)) }),
  z.object({ way: z.literal('code'), code: z.string().check(z.maxLength(40)) }),
  z.object({ way: z.literal('passkey') }),
  z.object({ way: z.literal('system') }),
]);
export type UnlockWay = z.infer<typeof unlockWay>;
