import { useEffect, useEffectEvent, useRef } from 'react';

const previousStep = (): unknown => (history.state as { cameFrom?: number } | null)?.cameFrom;

interface Steps<Step extends number> {
  step: Step;
  /** False until the device's draft has been read, and once the form is sent. */
  isOpen: boolean;
  /** A refused step forward changes nothing else. */
  refusals: number;
  stepInAddress: () => Step;
  /** Absent if the form is always on its page. */
  formInAddress?: () => boolean;
  hrefOf: (step: Step) => string;
  /** The step to begin at, which is the one in the address if the answers before it are complete. */
  begin: (requested: Step) => Step;
  travel: (step: Step) => void;
  previous: () => void;
}

/**
 * Makes every step an entry of the browser's history.
 * @returns the action of the button that goes to the step before.
 */
export const useStepEntries = <Step extends number>(steps: Steps<Step>): (() => void) => {
  const { step, isOpen, refusals, stepInAddress, formInAddress = () => true, hrefOf, begin, travel, previous } = steps;
  const started = useRef(false);
  const shown = useRef(step);
  const travelled = useRef(false);
  const follow = useEffectEvent(() => {
    const to = stepInAddress();
    // A hash is an entry, too, of the same step.
    travelled.current = to !== step;
    travel(to);
  });
  // Once: a listener that another one's render adds anew is not called for the same event.
  useEffect(() => {
    const listen = () => follow();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step changes, or a step forward is refused
  useEffect(() => {
    if (!isOpen) return;
    if (!started.current) {
      started.current = true;
      travelled.current = true;
      const requested = begin(stepInAddress());
      if (requested !== step) {
        travel(requested);
        return;
      }
    }
    const before = shown.current;
    shown.current = step;
    if (formInAddress() && stepInAddress() === step) {
      travelled.current = false;
      return;
    }
    if (travelled.current) history.replaceState(history.state, '', hrefOf(step));
    else history.pushState({ cameFrom: before }, '', hrefOf(step));
    travelled.current = false;
  }, [isOpen, step, refusals]);
  return () => {
    if (previousStep() === step - 1) history.back();
    else previous();
  };
};
