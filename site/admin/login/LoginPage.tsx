import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { secondFactorNeeded } from '#contract/factors.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SignInError } from './SignInError.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignIn } from './useSignIn.ts';

/** Where the person wanted to go; only addresses of the admin portal count. */
const originOf = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin([/?]|$)/.test(from) ? from : '/admin';
};

/** The second step of a sign-in that was begun on another page, such as that of an invitation. */
const begunStep = (state: unknown) => z.safeParse(secondFactorNeeded, state).data?.secondFactor ?? null;

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

const ForgottenPassword = lazy(async () => ({
  default: (await import('./ForgottenPassword.tsx')).ForgottenPassword,
}));

const RequiredSetUp = lazy(async () => ({ default: (await import('../security/RequiredSetUp.tsx')).RequiredSetUp }));

/** Signing in: Microsoft, Google, or e-mail and password; a first password is changed and a required second step is set up here before going on. */
export const LoginPage = () => {
  const user = useUser();
  const location = useLocation();
  const platform = usePlatform();
  const [forgotten, setForgotten] = useState(false);
  const signIn = useSignIn(begunStep(location.state));
  if (user && !user.mustChangePassword && !user.mustSetUpFactor)
    return <Navigate to={originOf(location.state)} replace />;
  return (
    <SignInFrame title="Sign in">
      {user?.mustChangePassword ? (
        <ChangePasswordForm user={user} />
      ) : user ? (
        <Suspense fallback={<Skeleton label="Loading the second step" />}>
          <RequiredSetUp user={user} />
        </Suspense>
      ) : signIn.secondStep ? (
        <Suspense fallback={<Skeleton label="Loading the second step" />}>
          <SecondStep step={signIn.secondStep} signIn={signIn} onBack={signIn.restart} />
        </Suspense>
      ) : forgotten ? (
        <Suspense fallback={<Skeleton label="Loading the form" />}>
          <ForgottenPassword onBack={() => setForgotten(false)} />
        </Suspense>
      ) : (
        <>
          <div>
            <h1>Admin Portal</h1>
            <p className="hint mt-sm">Sign in to look after the website, the testimonials and the donations.</p>
          </div>
          <SignInError error={signIn.error} />
          <ProviderButtons onSignIn={signIn.run} onSignedIn={signIn.go} onError={signIn.fail} />
          <PasskeyButton signIn={signIn} />
          <p className="or">or with your email</p>
          <PasswordForm onSignIn={signIn.run} busy={signIn.busy} />
          <button type="button" className="linkbtn" onClick={() => setForgotten(true)}>
            Forgotten your password?
          </button>
        </>
      )}
      {platform.kind === 'web' && (
        <p className="hint">
          <a href="/">Back to the website</a>
        </p>
      )}
    </SignInFrame>
  );
};
