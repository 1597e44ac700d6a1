import { Field } from '../../ui/Field.tsx';

interface CodeFieldProps {
  label: string;
  note?: string;
  /** Six figures of an authenticator app; otherwise a recovery code. */
  figures: boolean;
  value: string;
  error?: string | undefined;
  hint?: string;
  onChange(value: string): void;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** A large field for a code, which browsers and password managers fill in where they can. */
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
