import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Outbox, OutboxState } from './outbox.ts';

const Context = createContext<Outbox | null>(null);

export const OutboxProvider = Context.Provider;

export const useOutbox = (): Outbox => {
  const outbox = useContext(Context);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider above it.');
  return outbox;
};

export const useOutboxState = (): OutboxState => {
  const { subscribe, current } = useOutbox();
  return useSyncExternalStore(subscribe, current, current);
};
