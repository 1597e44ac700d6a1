import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useOutboxState } from '../../../client/outbox/OutboxContext.tsx';
import { usePlatform } from '../../../client/PlatformContext.tsx';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
const noChanges = () => () => {};

/** True while the browser has no network, or the server does not answer. */
export const useIsOffline = (): boolean => {
  const { connection } = usePlatform();
  const { isReachable } = useOutboxState();
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine !== false);
  const isConnected = useSyncExternalStore(connection?.subscribe ?? noChanges, () => connection?.isOnline() ?? true);
  return !hasNetwork || !isReachable || !isConnected;
};

/** Acts once the connection is back; the return of the network alone is tried, too. */
export const useWhenConnected = (isOffline: boolean, act: () => unknown): void => {
  const wasOffline = useRef(isOffline);
  const tryIt = useEffectEvent(() => void act());
  useEffect(() => {
    if (wasOffline.current && !isOffline) tryIt();
    wasOffline.current = isOffline;
  }, [isOffline]);
  useEffect(() => {
    const back = () => tryIt();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
};
