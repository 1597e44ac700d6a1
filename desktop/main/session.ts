import * as z from 'zod/mini';
import { SESSION_HOURS, type SignedIn, signedIn, type User } from '#contract/people.ts';
import type { SealedFile } from './sealed-file.ts';

const HOUR_MS = 60 * 60_000;

export const keptSession = signedIn;

/** The signed-in period; the token never leaves the main process. */
export interface StaffSession {
  user(): User | null;
  token(): string | null;
  /** Milliseconds that the token still lives; below 0 when it is over. */
  left(): number;
  take(next: SignedIn): Promise<void>;
  forget(): Promise<void>;
  /** Keeps the session again, after the vault's way has changed. */
  keep(): Promise<void>;
}

/** Opens what was kept. One whose 12 hours are surely over is forgotten; the server has the last word on all others. */
export const openSession = async (
  file: SealedFile<z.infer<typeof keptSession>>,
  now: () => Date,
  onChange: () => void,
): Promise<StaffSession> => {
  let state = await file.read().catch(() => null);
  if (state && Date.parse(state.expiresAt) + SESSION_HOURS * HOUR_MS < now().getTime()) {
    state = null;
    await file.remove();
  }
  return {
    user: () => state?.user ?? null,
    token: () => state?.accessToken ?? null,
    left: () => (state ? Date.parse(state.expiresAt) - now().getTime() : -1),
    async take(next) {
      state = z.parse(keptSession, next);
      onChange();
      await file.write(state);
    },
    async forget() {
      if (!state) return;
      state = null;
      onChange();
      await file.remove();
    },
    async keep() {
      if (state) await file.write(state);
    },
  };
};
