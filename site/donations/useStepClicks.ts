import { type MouseEvent, useRef } from 'react';
import type { Step } from './donation-values.ts';

/**
 * Takes the clicks of a form before its controls do. The second click of a double click belongs to the step where the
 * first was: on the next one it would choose, change or submit what nobody has looked at, so it does nothing.
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
