import { type MouseEvent, useRef } from 'react';
import type { Step } from './donation-values.ts';

/**
 * The second click of a double click does nothing on the next step, where it would choose, change or submit something that
 * nobody has looked at.
 */
export const useStepClicks = (step: Step): ((event: MouseEvent) => void) => {
  const clickedAt = useRef(step);
  return (event) => {
    if (event.detail <= 1) clickedAt.current = step;
    else if (clickedAt.current !== step) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
};
