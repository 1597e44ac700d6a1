import type { Step } from './donation-values.ts';

/** The address of a step: a reload comes back to it. */
export const stepHref = (step: Step): string =>
  `${location.pathname}?form=1${step === 1 ? '' : `&step=${step}`}#donation-form`;

/** Whether the address in the browser shows the form. */
export const formInAddress = (): boolean => new URLSearchParams(location.search).has('form');

/** The step that the address in the browser names; 1 where it names none. */
export const stepInAddress = (): Step => {
  const step = Number(new URLSearchParams(location.search).get('step'));
  return step === 2 || step === 3 ? step : 1;
};
