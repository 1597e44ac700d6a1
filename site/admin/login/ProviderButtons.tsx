import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePlatform } from '../../client/PlatformContext.tsx';
import type { ProviderSignIn, SignIn, SignInResult } from '../../client/platform.ts';
import { Button } from '../../ui/Button.tsx';
import { signInWithGoogle } from './google.ts';
import { signInWithMicrosoft } from './microsoft.ts';
import { GoogleMark, MicrosoftMark } from './ProviderMarks.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';

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
