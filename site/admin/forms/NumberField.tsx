import { useState } from 'react';
import { decimalOf, wholeOf } from '#contract/text/number-text.ts';
import { Field } from '../../ui/Field.tsx';
import { fieldId } from './EditBox.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  hint: string;
  /** NaN while it is empty or no number. */
  value: number;
  error: string | undefined;
  onChange(value: number): void;
}

type Reading = { read: (text: string) => number; inputMode?: 'numeric' | 'decimal' };

/** Text that is read as a number: a field of the browser's own for numbers changes under a wheel that is turned over it. */
const Typed = ({ name, value, onChange, read, ...field }: NumberFieldProps & Reading) => {
  const shown = Number.isNaN(value) ? '' : String(value);
  const [typed, setTyped] = useState(shown);
  return (
    <Field
      {...field}
      id={fieldId(name)}
      short
      value={Object.is(read(typed), value) ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
};

/** A short field for a whole number in an `EditBox`; while it is being typed it may be empty. */
export const WholeNumberField = (props: NumberFieldProps) => <Typed {...props} read={wholeOf} inputMode="numeric" />;

/** A short field for degrees in an `EditBox`. The small keyboards of phones for numbers have no minus. */
export const DegreesField = (props: NumberFieldProps) => <Typed {...props} read={decimalOf} />;
