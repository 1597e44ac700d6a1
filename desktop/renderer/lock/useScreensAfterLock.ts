import type { QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';

/** Changes when a session ends behind the lock: that opens it, and nothing that was loaded may be seen by whoever sits there. */
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
