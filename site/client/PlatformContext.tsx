import { createContext, useContext, useSyncExternalStore } from 'react';
import type { User } from '#contract/people/people.ts';
import type { Platform } from './platform.ts';

const Context = createContext<Platform | null>(null);

export const PlatformProvider = Context.Provider;

export const usePlatform = (): Platform => {
  const platform = useContext(Context);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it.');
  return platform;
};

const ShownPersonContext = createContext<User | null>(null);

/** Names the person whose screens stay visible while they sign in again. */
export const ShownPersonProvider = ShownPersonContext.Provider;

/** Null if nobody is signed in, and while the server renders. */
export const useUser = (): User | null => {
  const { session } = usePlatform();
  const signedIn = useSyncExternalStore(session.subscribe, session.current, () => null);
  return useContext(ShownPersonContext) ?? signedIn;
};

/** The person whose session has expired here, or null. */
export const useEndedUser = (): User | null => {
  const { session } = usePlatform();
  return useSyncExternalStore(
    session.subscribe,
    () => session.ended?.() ?? null,
    () => null,
  );
};
