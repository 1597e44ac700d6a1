import { useEffect, useState } from 'react';

export const useSeconds = (isNeeded: boolean): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), isNeeded ? 1000 : 30_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
};
