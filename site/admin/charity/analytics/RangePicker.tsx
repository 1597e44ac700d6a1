import { useState } from 'react';
import { dublinDay } from '#contract/dublin.ts';
import { Field } from '../../../ui/Field.tsx';
import { presetOf, presets, type Range } from './ranges.ts';

interface RangePickerProps {
  range: Range;
  now: Date;
  onChoose(range: Range): void;
}

export const RangePicker = ({ range, now, onChoose }: RangePickerProps) => {
  const today = dublinDay(now);
  const [pressed, setPressed] = useState('');
  const chosen = presetOf(range, now, pressed);
  return (
    <fieldset className="range">
      <legend className="sr">Days</legend>
      <div className="seg">
        {presets.map(({ label, range: rangeAt }) => (
          <button
            key={label}
            type="button"
            aria-pressed={label === chosen}
            onClick={() => {
              setPressed(label);
              onChoose(rangeAt(now));
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <Field
        label="From"
        type="date"
        max={range.to}
        value={range.from}
        onChange={({ target }) => target.value && onChoose({ from: target.value, to: maxOf(target.value, range.to) })}
      />
      <Field
        label="To"
        type="date"
        min={range.from}
        max={today}
        value={range.to}
        onChange={({ target }) => target.value && onChoose({ from: minOf(range.from, target.value), to: target.value })}
      />
    </fieldset>
  );
};

const maxOf = (a: string, b: string) => (a > b ? a : b);
const minOf = (a: string, b: string) => (a < b ? a : b);
