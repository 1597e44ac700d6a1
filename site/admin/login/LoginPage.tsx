import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { settingsQuery } from '../../client/settings.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { Logo } from '../layout/Logo.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SignInError } from './SignInError.tsx';
import { useSignIn } from './useSignIn.ts';

/** Where the person wanted to go; only addresses of the admin portal count. */
const originOf = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin([/?]|$)/.test(from) ? from : '/admin';
};

/** Signing in: Microsoft, Google, or e-mail and password; a first password has to be changed here before going on. */
export const LoginPage = () => {
  const user = useUser();
  const location = useLocation();
  const platform = usePlatform();
  const { data: settings } = useQuery(settingsQuery(platform));
  const signIn = useSignIn();
  if (user && !user.mustChangePassword) return <Navigate to={originOf(location.state)} replace />;
  return (
    <main className="signin" id="main">
      <title>{`Sign in · ${settings?.organisation.name ?? 'Admin Portal'}`}</title>
      <div className="signin__art">
        <Illustration name="signin-night" first />
      </div>
      <div className="signin__card">
        <Logo href="/" name={settings?.organisation.name} />
        {user ? (
          <ChangePasswordForm user={user} />
        ) : (
          <>
            <div>
              <h1>Admin Portal</h1>
              <p className="hint mt-sm">Sign in to look after the website, the testimonials and the donations.</p>
            </div>
            <SignInError error={signIn.error} />
            <ProviderButtons onSignIn={signIn.run} onError={signIn.fail} />
            <p className="or">or with your email</p>
            <PasswordForm onSignIn={signIn.run} busy={signIn.busy} />
          </>
        )}
        {platform.kind === 'web' && (
          <p className="hint">
            <a href="/">Back to the website</a>
          </p>
        )}
      </div>
    </main>
  );
};
