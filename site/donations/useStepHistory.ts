import { type Dispatch, useEffect, useRef } from 'react';
import type { DonationAction, DonationState } from './donation-form-state.ts';
import { reachableStep, type Step } from './donation-values.ts';
import { formInAddress, stepHref, stepInAddress } from './step-address.ts';

interface StepEntry {
  cameFrom: Step;
}

const cameFrom = (): unknown => (history.state as Partial<StepEntry> | null)?.cameFrom;

/**
 * Makes every step an entry of the browser's history; a reload stays there if the answers of the steps before are complete.
 * Begins when `ready`, once the device's draft has been read.
 * @returns the action of the Previous button.
 */
export const useStepHistory = (
  state: DonationState,
  dispatch: Dispatch<DonationAction>,
  { ready, stays }: { ready: boolean; stays: boolean },
): (() => void) => {
  const { step, phase, refusals, values } = state;
  const begun = useRef(false);
  const shown = useRef(step);
  const travelled = useRef(false);
  useEffect(() => {
    const travel = () => {
      travelled.current = true;
      dispatch({ type: 'travel', step: stepInAddress() });
    };
    addEventListener('popstate', travel);
    return () => removeEventListener('popstate', travel);
  }, [dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused step forward changes only the number of refusals
  useEffect(() => {
    if (!ready || phase !== 'filling') return;
    if (!begun.current) {
      begun.current = true;
      travelled.current = true;
      const asked = stays ? step : reachableStep(values, stepInAddress());
      if (asked !== step) {
        dispatch({ type: 'travel', step: asked });
        return;
      }
    }
    const before = shown.current;
    shown.current = step;
    if (formInAddress() && stepInAddress() === step) {
      travelled.current = false;
      return;
    }
    const entry: StepEntry = { cameFrom: before };
    if (travelled.current) history.replaceState(history.state, '', stepHref(step));
    else history.pushState(entry, '', stepHref(step));
    travelled.current = false;
  }, [ready, step, phase, refusals, values, stays, dispatch]);
  return () => {
    if (cameFrom() === step - 1) history.back();
    else dispatch({ type: 'previous' });
  };
};
