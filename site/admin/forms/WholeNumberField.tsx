import { Field } from '../../ui/Field.tsx';
import { fieldId } from './EditBox.tsx';

interface WholeNumberFieldProps {
  name: string;
  label: string;
  hint: string;
  min: number;
  max: number;
  /** NaN while it is empty. */
  value: number;
  error: string | undefined;
  onChange(value: number): void;
}

/** A short field for a whole number in an `EditBox`; while it is being typed it may be empty. */
export const WholeNumberField = ({ name, value, onChange, ...field }: WholeNumberFieldProps) => (
  <Field
    {...field}
    id={fieldId(name)}
    short
    type="number"
    inputMode="numeric"
    value={Number.isNaN(value) ? '' : value}
    onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
  />
);
