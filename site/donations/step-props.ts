import type { DonationErrors, DonationField, DonationValues } from './donation-values.ts';

/** What every step of the form gets. */
export interface StepProps {
  values: DonationValues;
  errors: DonationErrors;
  edit: (field: DonationField, value: string) => void;
  /** The fields whose answers stay as they are, and how one becomes that. */
  kept: readonly DonationField[];
  keep: (field: DonationField) => void;
  /** False while the form is plain HTML: then all steps stand below one another. */
  hydrated: boolean;
}

/** The id of a field's control; the error summary links to it. */
export const fieldId = (field: DonationField): string => `donation-${field}`;

/** What a text control needs to stand for a field. */
export const control = ({ values, errors, edit }: StepProps, field: DonationField) => ({
  id: fieldId(field),
  name: field,
  value: values[field],
  error: errors[field],
  onChange: (event: { target: { value: string } }) => edit(field, event.target.value),
});
