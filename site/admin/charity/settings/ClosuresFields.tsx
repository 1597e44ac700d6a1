import { longDate } from '#contract/dublin.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';

type Closures = Shop['closures'];

interface ClosuresFieldsProps {
  closures: Closures;
  errors: Readonly<Record<string, string>>;
  onChange(closures: Closures): void;
}

export const ClosuresFields = ({ closures, errors, onChange }: ClosuresFieldsProps) => {
  const put = (at: number, part: Partial<Closures[number]>) =>
    onChange(closures.map((closure, index) => (index === at ? { ...closure, ...part } : closure)));
  return (
    <fieldset className="field" id={fieldId('closures')} tabIndex={-1}>
      <legend className="label">Closed days</legend>
      {closures.length === 0 && <p className="hint">None. Add a day for a stocktake, a funeral or a storm.</p>}
      {closures.map((closure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow" key={at}>
          <Field
            id={fieldId(`closures.${at}.date`)}
            label="Date"
            type="date"
            value={closure.date}
            error={errors[`closures.${at}.date`]}
            onChange={(event) => put(at, { date: event.target.value })}
          />
          <Field
            id={fieldId(`closures.${at}.reason`)}
            label="Reason"
            note="Shown to visitors"
            maxLength={120}
            value={closure.reason}
            error={errors[`closures.${at}.reason`]}
            onChange={(event) => put(at, { reason: event.target.value })}
          />
          <RemoveRow
            label={`Remove ${longDate(closure.date) || `closed day ${at + 1}`}`}
            onRemove={() => onChange(closures.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <FieldError id={`${fieldId('closures')}-error`} message={errors.closures} />
      <div>
        <Button variant="line" icon="plus" onClick={() => onChange([...closures, { date: '', reason: '' }])}>
          Add a closed day
        </Button>
      </div>
    </fieldset>
  );
};
