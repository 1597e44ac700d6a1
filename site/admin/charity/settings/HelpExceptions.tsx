import { EXCEPTIONS_MAX, type HelpSettings } from '#contract/help/help-settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';

type Exception = HelpSettings['exceptions'][number];

interface HelpExceptionsProps {
  exceptions: readonly Exception[];
  errors: Readonly<Record<string, string>>;
  onChange: (exceptions: Exception[]) => void;
}

export const HelpExceptions = ({ exceptions, errors, onChange }: HelpExceptionsProps) => {
  const put = (at: number, part: Partial<Exception>) =>
    onChange(exceptions.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <>
      {exceptions.map(({ town, within }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow" key={at}>
          <Field
            id={fieldId(`exceptions.${at}.town`)}
            label={`Town ${at + 1}`}
            maxLength={60}
            value={town}
            error={errors[`exceptions.${at}.town`]}
            onChange={({ target }) => put(at, { town: target.value })}
          />
          <Field
            as="select"
            id={fieldId(`exceptions.${at}.within`)}
            label="Whatever the distance"
            value={within ? 'yes' : 'no'}
            onChange={({ target }) => put(at, { within: target.value === 'yes' })}
          >
            <option value="yes">We drive there</option>
            <option value="no">We do not drive there</option>
          </Field>
          <RemoveRow
            label={`Remove ${town || `town ${at + 1}`}`}
            onRemove={() => onChange(exceptions.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {exceptions.length < EXCEPTIONS_MAX && (
        <div>
          <Button
            id={fieldId('exceptions')}
            variant="line"
            icon="plus"
            onClick={() => onChange([...exceptions, { town: '', within: true }])}
          >
            Add a town with a rule of its own
          </Button>
        </div>
      )}
    </>
  );
};
