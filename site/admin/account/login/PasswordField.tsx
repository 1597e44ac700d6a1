import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface PasswordFieldProps {
  id?: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  onChange(value: string): void;
}

export const PasswordField = ({ onChange, required = true, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      required={required}
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => onChange(event.target.value)}
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
};
