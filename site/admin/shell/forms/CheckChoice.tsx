import { useId } from 'react';
import { FieldError } from '../../../ui/FieldError.tsx';

interface CheckChoiceProps<Key extends string> {
  legend: string;
  options: readonly { key: Key; label: string; hint?: string }[];
  value: readonly Key[];
  error: string | undefined;
  onChange(chosen: Key[]): void;
}

export const CheckChoice = <Key extends string>({ legend, options, value, error, onChange }: CheckChoiceProps<Key>) => {
  const id = useId();
  const choose = (key: Key, chosen: boolean) =>
    onChange(options.map((one) => one.key).filter((one) => (one === key ? chosen : value.includes(one))));
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label">{legend}</legend>
      <div className={options.some(({ hint }) => hint) ? undefined : 'short-choices'}>
        {options.map(({ key, label, hint }) => (
          <label key={key} className="check" htmlFor={`${id}-${key}`}>
            <input
              type="checkbox"
              id={`${id}-${key}`}
              checked={value.includes(key)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => choose(key, event.target.checked)}
            />
            <span>
              {hint ? <b>{label}</b> : <span>{label}</span>} {hint && <small className="hint">{hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
};
