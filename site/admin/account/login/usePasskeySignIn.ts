import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { maySuggestPasskey, rememberPasskey } from '../../../client/passkey-support.ts';
import type { SignInState } from './useSignIn.ts';

/** Milliseconds after which a suggestion is asked for again, before its ticket expires. */
const RENEW_MS = 4 * 60_000;

const load = () => import('../../../client/passkeys.ts');

/**
 * Signs in by a button, or from the browser's own suggestion where a passkey was used before; the desktop app goes through the
 * system's browser.
 */
export const usePasskeySignIn = ({ run, go, fail }: SignInState) => {
  const platform = usePlatform();
  const [waiting, setWaiting] = useState(false);
  const pressed = useRef(false);
  const latest = useRef({ run, fail });
  latest.current = { run, fail };

  useEffect(() => {
    let isOver = false;
    const suggest = async () => {
      if (isOver || pressed.current || !(await maySuggestPasskey(platform))) return;
      const passkeys = await load().catch(() => null);
      // Whoever types a password instead, or lets it wait, is told nothing.
      const how = await passkeys?.askForPasskey(platform, true).catch(() => null);
      if (how && !isOver) await latest.current.run(how);
    };
    void suggest();
    const timer = setInterval(() => void suggest(), RENEW_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [platform]);

  const press = async () => {
    pressed.current = true;
    setWaiting(true);
    fail(null);
    try {
      if (platform.signInWith) {
        const result = await platform.signInWith('passkey');
        if (result) go(result);
        return;
      }
      const { askForPasskey } = await load();
      if (await run(await askForPasskey(platform))) rememberPasskey();
    } catch (error) {
      fail(error);
    } finally {
      pressed.current = false;
      setWaiting(false);
    }
  };
  return { waiting, press };
};
