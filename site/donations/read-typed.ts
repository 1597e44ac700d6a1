import type { PlainForm } from '../client/plain-forms.ts';
import { type DonationValues, pickFields, type Step } from './donation-values.ts';

export interface Typed {
  values: Partial<DonationValues>;
  /** The step in which somebody was typing; null outside of all. */
  step: Step | null;
}

/** Leaves photos to their field. */
export const readTyped = ({ form, active }: PlainForm): Typed => {
  const part = active?.closest<HTMLElement>('[data-step]');
  const step = Number(part && form.contains(part) ? part.dataset.step : 0);
  return {
    values: pickFields(Object.fromEntries(new FormData(form))),
    step: step === 1 || step === 2 || step === 3 ? step : null,
  };
};
