import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';

type HoneypotProps = { id: string; value: string; onChange: (value: string) => void };

export const Honeypot = ({ id, value, onChange }: HoneypotProps) => (
  <div className="sr" aria-hidden="true">
    <T as="label" htmlFor={id} of={forms.leaveEmpty} />
    <input
      id={id}
      name="website"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
