import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 4000;

/** True once something has been busy for four seconds. */
export const useIsSlow = (busy: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return isSlow;
};
