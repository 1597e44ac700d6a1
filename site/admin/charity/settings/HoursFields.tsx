import { useRef } from 'react';
import { type Weekday, weekdays } from '#contract/dublin.ts';
import type { OpeningHours } from '#contract/settings/settings.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { Switch } from '../../shell/forms/Switch.tsx';

type Hours = NonNullable<OpeningHours[Weekday]>;

export const usualHours: Hours = { opens: '09:00', closes: '17:00' };
export const noHours: OpeningHours = {
  ...{ monday: null, tuesday: null, wednesday: null, thursday: null },
  ...{ friday: null, saturday: null, sunday: null },
};
const nameOf = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

interface TimeProps {
  name: string;
  day: Weekday;
  which: keyof Hours;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

const Time = ({ name, day, which, value, error, onChange }: TimeProps) => {
  const id = fieldId(`${name}.${day}.${which}`);
  return (
    <span className="hours__time">
      <label className="sr" htmlFor={id}>{`${nameOf(day)}, ${which}`}</label>
      <input
        className="input"
        id={id}
        type="time"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
};

interface DayProps {
  name: string;
  day: Weekday;
  hours: Hours | null;
  errors: Readonly<Record<string, string>>;
  onSwitch(open: boolean): void;
  onChange(hours: Hours): void;
}

const Day = ({ name, day, hours, errors, onSwitch, onChange }: DayProps) => {
  const errorOf = (which: keyof Hours) => errors[`${name}.${day}.${which}`];
  return (
    <li className="hours__day">
      <b>{nameOf(day)}</b>
      <Switch label={`Open on ${nameOf(day)}`} on={hours !== null} onChange={onSwitch} />
      {hours ? (
        <span className="hours__span">
          <Time
            name={name}
            day={day}
            which="opens"
            value={hours.opens}
            error={errorOf('opens')}
            onChange={(opens) => onChange({ ...hours, opens })}
          />
          <span aria-hidden="true">–</span>
          <Time
            name={name}
            day={day}
            which="closes"
            value={hours.closes}
            error={errorOf('closes')}
            onChange={(closes) => onChange({ ...hours, closes })}
          />
        </span>
      ) : (
        <span className="hint">Closed</span>
      )}
      {(['opens', 'closes'] as const).map((which) => (
        <FieldError key={which} id={`${fieldId(`${name}.${day}.${which}`)}-error`} message={errorOf(which)} />
      ))}
    </li>
  );
};

interface HoursFieldsProps {
  name: string;
  legend: string;
  hint: string;
  hours: OpeningHours;
  errors: Readonly<Record<string, string>>;
  onChange(hours: OpeningHours): void;
}

/** A day that is switched off gets its hours back when it is switched on again. */
export const HoursFields = ({ name, legend, hint, hours, errors, onChange }: HoursFieldsProps) => {
  const before = useRef<Partial<Record<Weekday, Hours>>>({});
  const turn = (day: Weekday, open: boolean) => {
    const now = hours[day];
    if (now) before.current[day] = now;
    onChange({ ...hours, [day]: open ? (before.current[day] ?? usualHours) : null });
  };
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <ul className="hours">
        {weekdays.map((day) => (
          <Day
            key={day}
            name={name}
            day={day}
            hours={hours[day]}
            errors={errors}
            onSwitch={(open) => turn(day, open)}
            onChange={(changed) => onChange({ ...hours, [day]: changed })}
          />
        ))}
      </ul>
      <p className="hint">{hint}</p>
    </fieldset>
  );
};
