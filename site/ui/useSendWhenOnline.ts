import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from '../client/PlatformContext.tsx';

/** How often the server is asked whether it can be reached: no event tells of a connection that was only cut. */
const ASK_AGAIN_MS = 15_000;

/** True for a call that failed because there was no connection. */
export const isOffline = (problem: unknown): boolean => problem instanceof TypeError || navigator.onLine === false;

/**
 * Sends again when the connection is back, while somebody wants that. It is wanted of what was to be sent, which `what` holds
 * part by part: an edit takes it back, until it is sent or wanted again.
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
    const back = () => online();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [offline]);
  useEffect(() => {
    if (!offline || !waiting) return;
    const over = new AbortController();
    const ask = async () => {
      if (navigator.onLine === false) return;
      const answer = await platform.fetch('/health', { method: 'HEAD', signal: over.signal }).catch(() => null);
      if (!answer?.ok || over.signal.aborted) return;
      over.abort();
      online();
    };
    const asking = setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => {
      clearInterval(asking);
      over.abort();
    };
  }, [offline, waiting, platform]);
  return {
    offline,
    /** To be told how sending went. */
    setOffline(failed: boolean) {
      setOffline(failed);
      setPromised((before) => before && what);
    },
    waiting,
    setWaiting: (wanted: boolean) => setPromised(wanted ? what : null),
  };
};
