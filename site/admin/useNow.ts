import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, told anew every minute, so that "5 minutes ago" stays true. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};
