import { usePlatform } from '../../../client/PlatformContext.tsx';
import { canUsePasskey } from '../../../client/passkey-support.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';
import type { SignInState } from './useSignIn.ts';

export const PasskeyWaiting = () => (
  <p className="hint row row--tight" role="status">
    <Icon name="loader-circle" spin />
    <span>
      {usePlatform().kind === 'desktop'
        ? 'Your browser has opened. Use the passkey there, and come back.'
        : 'Waiting for your fingerprint, face or PIN. Look for a window of this computer.'}
    </span>
  </p>
);

export const PasskeyButton = ({ signIn }: { signIn: SignInState }) => {
  const { waiting, press } = usePasskeySignIn(signIn);
  if (!canUsePasskey(usePlatform())) return null;
  return (
    <div className="stack stack--close">
      <Button variant="line" block icon="key-round" onClick={() => void press()}>
        Sign in with a passkey
      </Button>
      {waiting && <PasskeyWaiting />}
    </div>
  );
};
