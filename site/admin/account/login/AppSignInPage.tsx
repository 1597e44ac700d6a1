import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { desktopRequest } from '#contract/desktop/desktop-sign-in.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { supportsPasskeys } from '../../../client/passkey-support.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PasskeyWaiting } from './PasskeyButton.tsx';
import { SignInError } from './SignInError.tsx';
import { SignInFrame } from './SignInFrame.tsx';

type DesktopRequest = z.infer<typeof desktopRequest>;

/** Always on this computer: whatever the page's address says, the code goes nowhere else. */
const backTo = ({ port, state }: DesktopRequest, code: string): string =>
  `http://127.0.0.1:${port}/signed-in?${new URLSearchParams({ state, code })}`;

const Ask = ({ request }: { request: DesktopRequest }) => {
  const platform = usePlatform();
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const press = async () => {
    setWaiting(true);
    setError(null);
    try {
      const { handOverPasskey } = await import('../../../client/passkeys.ts');
      location.assign(backTo(request, await handOverPasskey(platform, request.challenge)));
    } catch (reason) {
      setError(reason);
    } finally {
      setWaiting(false);
    }
  };
  return (
    <>
      <SignInError error={error} />
      <Button variant="brand" block icon="key-round" disabled={waiting} onClick={() => void press()}>
        Use a passkey
      </Button>
      {waiting && <PasskeyWaiting />}
      <p className="hint">You have not pressed anything in the app? Then close this page: somebody else wants in.</p>
    </>
  );
};

/** Opened by the desktop app in the system's browser, as a passkey is used there. */
export const AppSignInPage = () => {
  const request = z.safeParse(desktopRequest, Object.fromEntries(new URLSearchParams(useLocation().hash.slice(1))));
  const canAsk = supportsPasskeys(usePlatform());
  return (
    <SignInFrame title="Sign in to the app">
      <div>
        <h1>Sign in to the app</h1>
        <p className="hint mt-sm">
          The Charity Portal app on this computer asks who you are. Passkeys live in the browser, so it has sent you
          here; afterwards it goes on by itself.
        </p>
      </div>
      {request.success && canAsk && <Ask request={request.data} />}
      {!canAsk && (
        <Notice tone="wait" title="This browser cannot use passkeys.">
          <p>Please open the app again and sign in with your password, or make another browser the usual one.</p>
        </Notice>
      )}
      {canAsk && !request.success && (
        <Notice tone="wait" title="This page is opened by the app.">
          <p>Please go back to the app on this computer and press “Sign in with a passkey” there.</p>
        </Notice>
      )}
    </SignInFrame>
  );
};
