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

export const fieldId = (field: DonationField): string => `donation-${field}`;

export const control = ({ values, errors, edit }: StepProps, field: DonationField) => ({
  id: fieldId(field),
  name: field,
  value: values[field],
  error: errors[field],
  onChange: (event: { target: { value: string } }) => edit(field, event.target.value),
});
