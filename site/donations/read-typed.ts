import { choosePhotos } from './choose-photos.ts';
import { type DonationValues, pickFields, type Step } from './donation-values.ts';

export interface Typed {
  values: Partial<DonationValues>;
  photos: readonly File[];
  /** Sentences about chosen photos that cannot be taken. */
  alerts: readonly string[];
  /** The part in which somebody was typing; null outside of all. */
  step: Step | null;
}

/** What somebody has typed into the plain form before hydration, and in which part they are. */
export const readTyped = (form: HTMLFormElement): Typed => {
  const data = new FormData(form);
  const chosen = data.getAll('photos').filter((file): file is File => file instanceof File && file.size > 0);
  const { photos, alerts } = choosePhotos([], chosen);
  const part = document.activeElement?.closest<HTMLElement>('[data-step]');
  const step = Number(part && form.contains(part) ? part.dataset.step : 0);
  return {
    values: pickFields(Object.fromEntries(data)),
    photos,
    alerts,
    step: step === 1 || step === 2 || step === 3 ? step : null,
  };
};
