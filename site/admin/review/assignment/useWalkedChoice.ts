import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../editing/useLeaveWarning.ts';

const WALKING = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
/** Milliseconds within which a press changes a closed list; a later change is a choice from the list it opened. */
const PRESS_MS = 200;

const walks = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && key !== ' ' && (WALKING.includes(key) || key.length === 1);

/**
 * Lets the keys walk through a list without choosing each value on the way: Enter, leaving the list or unmounting it chooses,
 * Escape goes back. A choice by mouse or in the open list counts at once.
 */
export const useWalkedChoice = (value: string, onChoose: (value: string) => void) => {
  const [walked, setWalked] = useState<string | null>(null);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef({ walked, value, onChoose });
  useLayoutEffect(() => {
    latest.current = { walked, value, onChoose };
  });
  useLeaveWarning(walked !== null);
  const settle = () => {
    const now = latest.current;
    if (now.walked !== null && now.walked !== now.value) now.onChoose(now.walked);
    latest.current = { ...now, walked: null };
  };
  const settleOnUnmount = useRef(settle);
  useEffect(() => () => settleOnUnmount.current(), []);
  const choose = () => {
    settle();
    setWalked(null);
  };
  return {
    shown: walked ?? value,
    isWalking: walked !== null && walked !== value,
    change(next: string) {
      if (performance.now() - pressedAt.current < PRESS_MS) return setWalked(next);
      setWalked(null);
      latest.current = { ...latest.current, walked: null };
      onChoose(next);
    },
    on: {
      onKeyDown(event: KeyboardEvent) {
        pressedAt.current = walks(event) ? performance.now() : Number.NEGATIVE_INFINITY;
        if (walked === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        // The list stays closed, and so does the dialog around it open.
        event.preventDefault();
        if (event.key === 'Enter') return choose();
        latest.current = { ...latest.current, walked: null };
        setWalked(null);
      },
      onPointerDown() {
        pressedAt.current = Number.NEGATIVE_INFINITY;
      },
      onBlur: choose,
    },
  };
};
