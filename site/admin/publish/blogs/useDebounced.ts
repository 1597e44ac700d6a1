import { useEffect, useState } from 'react';

/** Returns the value once it has been stable for so many milliseconds; at once for 0. */
export const useDebounced = <T>(value: T, milliseconds: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (milliseconds === 0) return;
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return milliseconds === 0 ? value : settled;
};
