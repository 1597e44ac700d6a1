import { Field } from '../../../ui/Field.tsx';

interface CodeFieldProps {
  label: string;
  note?: string;
  /** True for six digits of an authenticator app, false for a recovery code. */
  figures: boolean;
  value: string;
  error?: string | undefined;
  hint?: string;
  onChange(value: string): void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

export const CodeField = ({ figures, onChange, ...field }: CodeFieldProps) => (
  <div className="codebox">
    <Field
      {...field}
      required
      ref={focus}
      spellCheck={false}
      autoCapitalize="characters"
      inputMode={figures ? 'numeric' : 'text'}
      autoComplete={figures ? 'one-time-code' : 'off'}
      maxLength={figures ? 7 : 12}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
