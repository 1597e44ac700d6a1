import type { QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';

/**
 * The key of the screens. It changes when a session ends behind the lock: the lock opens then, as nobody is signed in, and
 * nothing of what was loaded may be seen by who sits there.
 */
export const useScreensAfterLock = (isLocked: boolean, isSignedIn: boolean, queryClient: QueryClient): number => {
  const [wasLocked, setWasLocked] = useState(isLocked);
  const [key, setKey] = useState(0);
  if (wasLocked !== isLocked) {
    setWasLocked(isLocked);
    if (!isLocked && !isSignedIn) setKey(key + 1);
  }
  useLayoutEffect(() => {
    if (key > 0) queryClient.clear();
  }, [key, queryClient]);
  return key;
};
