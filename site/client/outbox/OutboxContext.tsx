import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Outbox, OutboxState } from './outbox.ts';

const SEND_EVERY_MS = 20_000;

const Context = createContext<Outbox | null>(null);

export const OutboxProvider = Context.Provider;

/** What waits to be sent, and the ways to add to it. */
export const useOutbox = (): Outbox => {
  const outbox = useContext(Context);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider above it.');
  return outbox;
};

export const useOutboxState = (): OutboxState => {
  const { subscribe, current } = useOutbox();
  return useSyncExternalStore(subscribe, current, current);
};

/** Sends what waits: at once, when the network or the page comes back, and from time to time, also while the server does not answer. To be used once. */
export const useSending = (): void => {
  const outbox = useOutbox();
  const { entries, isReachable } = useOutboxState();
  const waits = !isReachable || entries.some(({ state }) => state === 'waiting');
  useEffect(() => {
    const send = () => {
      if (document.visibilityState === 'visible') void outbox.send().then(outbox.askAgain);
    };
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    const timer = waits ? setInterval(send, SEND_EVERY_MS) : undefined;
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
      clearInterval(timer);
    };
  }, [outbox, waits]);
};
