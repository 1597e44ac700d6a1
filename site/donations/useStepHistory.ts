import type { Dispatch } from 'react';
import { useStepEntries } from '../ui/useStepEntries.ts';
import type { DonationAction, DonationState } from './donation-form-state.ts';
import { reachableStep } from './donation-values.ts';
import { formInAddress, stepHref, stepInAddress } from './step-address.ts';

export const useStepHistory = (
  { step, phase, refusals, values }: DonationState,
  dispatch: Dispatch<DonationAction>,
  { ready, stays }: { ready: boolean; stays: boolean },
): (() => void) =>
  useStepEntries({
    ...{ step, refusals, stepInAddress, formInAddress, hrefOf: stepHref },
    isOpen: ready && phase === 'filling',
    begin: (asked) => (stays ? step : reachableStep(values, asked)),
    travel: (to) => dispatch({ type: 'travel', step: to }),
    previous: () => dispatch({ type: 'previous' }),
  });
