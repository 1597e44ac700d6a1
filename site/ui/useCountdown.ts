import { useEffect, useRef, useState } from 'react';

const TICK_MS = 250;

/**
 * Counts down while `running`, pauses otherwise, and calls `onEnd` at zero.
 * @returns the whole seconds to show.
 */
export const useCountdown = (milliseconds: number, running: boolean, onEnd: () => void): number => {
  const remaining = useRef(milliseconds);
  const end = useRef(onEnd);
  const [shown, setShown] = useState(milliseconds);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!running) return;
    const from = performance.now();
    const msToEnd = () => Math.max(0, remaining.current - (performance.now() - from));
    const tick = setInterval(() => setShown(msToEnd()), TICK_MS);
    const last = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearInterval(tick);
      clearTimeout(last);
      remaining.current = msToEnd();
    };
  }, [running]);
  return Math.ceil(shown / 1000);
};
