import { useId } from 'react';

interface FilterSelectProps {
  label: string;
  all: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

export const FilterSelect = ({ label, all, value, options, onChange }: FilterSelectProps) => {
  const id = useId();
  return (
    <div>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <select className="input" id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
};
