import type { DonationErrors, DonationField, DonationValues } from './donation-values.ts';

export interface StepProps {
  values: DonationValues;
  errors: DonationErrors;
  edit: (field: DonationField, value: string) => void;
  kept: readonly DonationField[];
  keep: (field: DonationField) => void;
  /** False while the form is plain HTML, with all steps below one another. */
  hydrated: boolean;
}
