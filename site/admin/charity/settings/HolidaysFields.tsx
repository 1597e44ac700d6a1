import { dayName, dublinDay, longDate } from '#contract/dublin.ts';
import { plannedHours } from '#contract/runs/closed-day.ts';
import { comingHolidays, holidayOn } from '#contract/runs/public-holidays.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { useNow } from '../../useNow.ts';
import { usualHours } from './HoursFields.tsx';

type HolidayHours = NonNullable<Shop['holidayHours']>;

interface HolidaysFieldsProps {
  shop: Shop;
  errors: Readonly<Record<string, string>>;
  onChange(holidayHours: HolidayHours): void;
}

export const HolidaysFields = ({ shop, errors, onChange }: HolidaysFieldsProps) => {
  const listed = shop.holidayHours ?? [];
  const coming = comingHolidays(dublinDay(useNow()));
  const isFree = (day: string) => listed.every(({ date }) => date !== day);
  const next = coming.find(({ day }) => isFree(day));
  const put = (at: number, part: Partial<HolidayHours[number]>) =>
    onChange(listed.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const add = ({ day }: { day: string }) => {
    const { opens, closes } = plannedHours(shop, day) ?? usualHours;
    onChange([...listed, { date: day, opens, closes }]);
  };
  return (
    <fieldset className="field" id={fieldId('holidayHours')} tabIndex={-1}>
      <legend className="label">Open on public holidays</legend>
      {listed.length === 0 && <p className="hint">On none. A holiday that is added here has hours of its own.</p>}
      {listed.map(({ date, opens, closes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; keyed by the day, it would lose the focus with each choice
        <div className="editrow editrow--holiday" key={at}>
          <Field
            as="select"
            id={fieldId(`holidayHours.${at}.date`)}
            label="Public holiday"
            value={date}
            error={errors[`holidayHours.${at}.date`]}
            onChange={(event) => put(at, { date: event.target.value })}
          >
            {!coming.some(({ day }) => day === date) && (
              <option value={date}>{`${holidayOn(date) ?? ''}, ${longDate(date)}`}</option>
            )}
            {coming
              .filter(({ day }) => day === date || isFree(day))
              .map(({ day, name }) => (
                <option key={day} value={day}>{`${name}, ${dayName(day)}`}</option>
              ))}
          </Field>
          {(['opens', 'closes'] as const).map((which) => (
            <Field
              key={which}
              id={fieldId(`holidayHours.${at}.${which}`)}
              label={which === 'opens' ? 'Opens' : 'Closes'}
              type="time"
              value={which === 'opens' ? opens : closes}
              error={errors[`holidayHours.${at}.${which}`]}
              onChange={(event) => put(at, { [which]: event.target.value })}
            />
          ))}
          <RemoveRow
            label={`Remove ${holidayOn(date)}, ${longDate(date)}`}
            onRemove={() => onChange(listed.filter((one) => one.date !== date))}
          />
        </div>
      ))}
      <FieldError id={`${fieldId('holidayHours')}-error`} message={errors.holidayHours} />
      {next && (
        <div>
          <Button variant="line" icon="plus" onClick={() => add(next)}>
            Add a public holiday
          </Button>
        </div>
      )}
    </fieldset>
  );
};
