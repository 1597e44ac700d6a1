import { useEffect, useEffectEvent, useState } from 'react';

/** True for a call that failed because there was no connection. */
export const isOffline = (problem: unknown): boolean => problem instanceof TypeError || navigator.onLine === false;

/** Sends again when the connection is back, while somebody wants that. */
export const useSendWhenOnline = (send: () => void) => {
  const [offline, setOffline] = useState(false);
  const [waiting, setWaiting] = useState(true);
  const online = useEffectEvent(() => {
    setOffline(false);
    send();
  });
  const listens = offline && waiting;
  useEffect(() => {
    if (!listens) return;
    const back = () => online();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [listens]);
  return { offline, setOffline, waiting, setWaiting };
};
