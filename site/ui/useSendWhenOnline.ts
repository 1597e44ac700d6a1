import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from '../client/PlatformContext.tsx';
import { waitForNetwork } from '../client/wait-for-network.ts';

export const isOffline = (problem: unknown): boolean => problem instanceof TypeError || navigator.onLine === false;

/**
 * Sends again when the connection is back, if the user wants that. An edit of `what` takes the wish back until it is sent or
 * wanted again.
 */
export const useSendWhenOnline = (send: () => void, what: readonly unknown[]) => {
  const platform = usePlatform();
  const [offline, setOffline] = useState(false);
  const [promised, setPromised] = useState<readonly unknown[] | null>(what);
  const waiting = what.every((part, at) => part === promised?.[at]);
  const online = useEffectEvent(() => {
    setOffline(false);
    if (waiting) send();
  });
  useEffect(() => {
    if (!offline) return;
    const over = new AbortController();
    waitForNetwork(platform, over.signal).then(
      () => online(),
      () => {}, // It was left.
    );
    return () => over.abort();
  }, [offline, platform]);
  return {
    offline,
    setOffline(failed: boolean) {
      setOffline(failed);
      setPromised((before) => before && what);
    },
    waiting,
    setWaiting: (wanted: boolean) => setPromised(wanted ? what : null),
  };
};
export type SendingAgain = ReturnType<typeof useSendWhenOnline>;
