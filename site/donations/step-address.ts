import type { Step } from './donation-values.ts';

export const stepHref = (step: Step): string =>
  `${location.pathname}?form=1${step === 1 ? '' : `&step=${step}`}#donation-form`;

export const formInAddress = (): boolean => new URLSearchParams(location.search).has('form');

export const stepInAddress = (): Step => {
  const step = Number(new URLSearchParams(location.search).get('step'));
  return step === 2 || step === 3 ? step : 1;
};
