import { useState } from 'react';
import { type SecondStep, TICKET_OVER } from '#contract/auth/factors.ts';
import { ApiError } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import type { SignIn, SignInResult } from '../../../client/platform.ts';

export interface SignInState {
  busy: boolean;
  error: unknown;
  /** Second step that is asked for; null before and after it. */
  secondStep: SecondStep | null;
  /** Returns the outcome; null after an error. */
  run(how: SignIn): Promise<SignInResult | null>;
  /** Takes over the outcome of a sign-in made elsewhere. */
  go(result: SignInResult): void;
  /** Shows an error that came before the server was asked, or clears the one shown. */
  fail(error: unknown): void;
  restart(): void;
}

const isOver = (error: unknown) => error instanceof ApiError && error.problem?.message === TICKET_OVER;

export const useSignIn = (pendingStep: SecondStep | null = null): SignInState => {
  const { session } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [secondStep, setSecondStep] = useState(pendingStep);
  const go = (result: SignInResult) => setSecondStep('secondFactor' in result ? result.secondFactor : null);
  const run = async (how: SignIn) => {
    setBusy(true);
    setError(null);
    try {
      const result = await session.signIn(how);
      go(result);
      return result;
    } catch (reason) {
      if (isOver(reason)) setSecondStep(null);
      setError(reason);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const restart = () => {
    setError(null);
    setSecondStep(null);
  };
  return { busy, error, secondStep, run, go, fail: setError, restart };
};
