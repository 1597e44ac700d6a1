import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import type { ProviderSignIn, SignIn, SignInResult } from '../../../client/platform.ts';
import { Button } from '../../../ui/Button.tsx';
import { signInWithGoogle } from './google.ts';
import { signInWithMicrosoft } from './microsoft.ts';
import { signInOptionsQuery } from './sign-in-options.ts';

const MicrosoftMark = () => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path fill="#f25022" d="M2 2h9.5v9.5H2z" />
    <path fill="#7fba00" d="M12.5 2H22v9.5h-9.5z" />
    <path fill="#00a4ef" d="M2 12.5h9.5V22H2z" />
    <path fill="#ffb900" d="M12.5 12.5H22V22h-9.5z" />
  </svg>
);

const GoogleMark = () => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z"
    />
    <path
      fill="#34A853"
      d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z"
    />
    <path
      fill="#FBBC05"
      d="M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22z"
    />
    <path
      fill="#EA4335"
      d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z"
    />
  </svg>
);

export const GOOGLE_NOT_SET_UP = 'Google sign-in is not set up here. Please use your email and password.';

interface ProviderButtonsProps {
  /** Token of the invitation that links an account at the first sign-in. */
  invitation?: string;
  onSignIn(how: SignIn): Promise<unknown>;
  /** Called when the desktop app has signed in by itself. */
  onSignedIn?(result: SignInResult): void;
  onError(error: unknown): void;
}

/** Only logs that Microsoft is not set up, as the specification asks. */
export const ProviderButtons = ({ invitation, onSignIn, onSignedIn, onError }: ProviderButtonsProps) => {
  const platform = usePlatform();
  const { data: options } = useQuery(signInOptionsQuery(platform));
  const googlePlace = useRef<HTMLDivElement>(null);
  const attempt = async (provider: 'microsoft' | 'google', begin: () => Promise<ProviderSignIn | null>) => {
    try {
      // The desktop app signs in through the system's browser.
      if (platform.signInWith) {
        const result = await platform.signInWith(provider);
        if (result) onSignedIn?.(result);
        return;
      }
      const how = await begin();
      if (how) await onSignIn(invitation ? { ...how, invitation } : how);
    } catch (error) {
      onError(error);
    }
  };
  const microsoft = () =>
    attempt('microsoft', async () => {
      if (options?.microsoft) return signInWithMicrosoft(options.microsoft);
      console.warn('Microsoft sign-in is not initialised.');
      return null;
    });
  const google = () =>
    attempt('google', async () => {
      if (options?.google) return signInWithGoogle(options.google, googlePlace.current);
      throw new Error(GOOGLE_NOT_SET_UP);
    });
  return (
    <div className="stack stack--close">
      <Button variant="line" block onClick={microsoft}>
        <MicrosoftMark />
        <span>Continue with Microsoft</span>
      </Button>
      <Button variant="line" block onClick={google}>
        <GoogleMark />
        <span>Continue with Google</span>
      </Button>
      <div ref={googlePlace} hidden />
    </div>
  );
};
