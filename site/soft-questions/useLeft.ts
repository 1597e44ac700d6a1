import { useEffect, useRef, useState } from 'react';

/** A press that leaves the field ends first: what appears under it must not move the button that is being pressed. */
export const useLeft = () => {
  const [left, setLeft] = useState(true);
  const pressed = useRef(false);
  useEffect(() => {
    const ends = new AbortController();
    const listen = (type: string, down: boolean) =>
      addEventListener(type, () => (pressed.current = down), { capture: true, signal: ends.signal });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    return () => ends.abort();
  }, []);
  const leave = () => {
    if (!pressed.current) setLeft(true);
    // The click of the press comes right after the pointer is up.
    else addEventListener('pointerup', () => setTimeout(() => setLeft(true)), { once: true });
  };
  return { left, enter: () => setLeft(false), leave };
};
