import { useEffect, useRef } from 'react';
import { hasErrors } from '../ui/visitor-fields.ts';
import type { DonationState } from './donation-form-state.ts';

/**
 * Moves the focus to the heading of a step when it is shown, back to the answers after one was changed, and to the summary
 * after a refused attempt. `atOnce` is true if the form was opened by hand.
 */
export const useStepFocus = (state: DonationState, atOnce: boolean) => {
  const headings = { step: useRef<HTMLHeadingElement>(null), answers: useRef<HTMLHeadingElement>(null) };
  const { step, phase, errors, returning } = state;
  const shown = useRef({ step: atOnce ? undefined : step, returning });
  const { step: stepHeading, answers } = headings;
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, returning };
    if (before.step === step || phase !== 'filling') return;
    // Somebody who was typing during hydration stays where they are.
    const typing = document.activeElement?.closest('[data-step]');
    if (typing || hasErrors(errors)) return;
    const back = step === 3 && before.returning;
    const heading = back ? answers.current : stepHeading.current;
    (back ? heading : heading?.closest('.form'))?.scrollIntoView?.({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [step, phase, errors, returning, stepHeading, answers]);
  return headings;
};
