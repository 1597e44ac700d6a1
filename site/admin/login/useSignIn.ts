import { useState } from 'react';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { SignIn } from '../../client/platform.ts';

export interface SignInState {
  busy: boolean;
  error: unknown;
  /** True when the person is signed in now. */
  run(how: SignIn): Promise<boolean>;
  /** Shows an error that came before the server was asked. */
  fail(error: unknown): void;
}

/** Signs in and keeps the error that is shown in the red box. */
export const useSignIn = (): SignInState => {
  const { session } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (how: SignIn) => {
    setBusy(true);
    setError(null);
    try {
      await session.signIn(how);
      return true;
    } catch (reason) {
      setError(reason);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run, fail: setError };
};
