import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { secondFactorNeeded } from '#contract/auth/factors.ts';
import { FIRST_SCREEN } from '#contract/pages/admin-screens.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { hasStaffDrafts } from '../../../client/staff-drafts.ts';
import { LazyPart, lazyPart } from '../../../ui/LazyPart.tsx';
import { PartNotArrived } from '../../../ui/NotArrived.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LazySecondStep } from './LazySecondStep.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SignInError } from './SignInError.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useSignIn } from './useSignIn.ts';

/** Accepts only addresses of the admin portal; anything else leads to Today. */
const originOf = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin[/?]/.test(from) ? from : FIRST_SCREEN;
};

const pendingStep = (state: unknown) => z.safeParse(secondFactorNeeded, state).data?.secondFactor ?? null;

const forgottenPassword = lazyPart(async () => (await import('./ForgottenPassword.tsx')).ForgottenPassword);
const requiredSetUp = lazyPart(async () => (await import('../security/RequiredSetUp.tsx')).RequiredSetUp);

export const LoginPage = () => {
  const user = useUser();
  const location = useLocation();
  const platform = usePlatform();
  const [forgotten, setForgotten] = useState(false);
  const [hasDrafts] = useState(() => hasStaffDrafts());
  const [isEnded] = useState(() => platform.session.wasEndedByAdministrator?.() ?? false);
  const signIn = useSignIn(pendingStep(location.state));
  if (user && !user.mustChangePassword && !user.mustSetUpFactor)
    return <Navigate to={originOf(location.state)} replace />;
  return (
    <SignInFrame title="Sign in">
      {user?.mustChangePassword ? (
        <ChangePasswordForm user={user} />
      ) : user ? (
        <LazyPart
          of={requiredSetUp}
          loading={<Skeleton label="Loading the second step" />}
          failed={(state) => <PartNotArrived {...state} />}
        >
          {(RequiredSetUp) => <RequiredSetUp user={user} />}
        </LazyPart>
      ) : signIn.secondStep ? (
        <LazySecondStep step={signIn.secondStep} signIn={signIn} onBack={signIn.restart} />
      ) : forgotten ? (
        <LazyPart
          of={forgottenPassword}
          loading={<Skeleton label="Loading the form" />}
          failed={(state) => <PartNotArrived {...state} />}
        >
          {(ForgottenPassword) => <ForgottenPassword onBack={() => setForgotten(false)} />}
        </LazyPart>
      ) : (
        <>
          <div>
            <h1>Admin Portal</h1>
            <p className="hint mt-sm">Sign in to look after the website, the testimonials and the donations.</p>
          </div>
          {isEnded && (
            <Notice tone="wait" icon="log-out" title="An administrator has ended your session.">
              <p>Sign in again to go on. If you did not expect it, please ask a colleague.</p>
            </Notice>
          )}
          {hasDrafts && (
            <Notice
              tone="ok"
              icon="save"
              title={isEnded ? 'What you typed is kept.' : 'Your session has ended. What you typed is kept.'}
            >
              <p>Sign in again, and it is there. If somebody else signs in here, it is forgotten.</p>
            </Notice>
          )}
          <SignInError error={signIn.error} />
          <PasswordForm onSignIn={signIn.run} busy={signIn.busy} />
          <button type="button" className="linkbtn" onClick={() => setForgotten(true)}>
            Forgotten your password?
          </button>
          <p className="or">or</p>
          <PasskeyButton signIn={signIn} />
          <ProviderButtons onSignIn={signIn.run} onSignedIn={signIn.go} onError={signIn.fail} />
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
