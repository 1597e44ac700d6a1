import { useState } from 'react';
import { decimalOf, wholeOf } from '#contract/text/number-text.ts';
import { Field } from '../../../ui/Field.tsx';
import { fieldId } from './EditBox.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  hint: string;
  /** NaN while it is empty or not a number. */
  value: number;
  error: string | undefined;
  onChange(value: number): void;
}

type Reading = { read: (text: string) => number; inputMode?: 'numeric' | 'decimal' };

/** A text input, as the browser's own number field changes when somebody scrolls over it. */
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

export const WholeNumberField = (props: NumberFieldProps) => <Typed {...props} read={wholeOf} inputMode="numeric" />;

/** Uses no numeric keyboard, as those on phones lack a minus. */
export const DegreesField = (props: NumberFieldProps) => <Typed {...props} read={decimalOf} />;
