import { helpServiceKeys, helpServices } from '#contract/help/help-services.ts';
import { type HelpSettings, OTHERS_MAX } from '#contract/help/help-settings.ts';
import { sentence } from '#contract/words/message.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { ListField } from '../../shell/forms/ListField.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';

type Other = HelpSettings['others'][number];
type Errors = Readonly<Record<string, string>>;
const NEW: Other = { name: '', phone: '', says: '', services: ['lift'], towns: [] };

const fields = [
  { name: 'name', label: 'Who else helps', type: 'text', max: 100 },
  { name: 'phone', label: 'Their phone', type: 'tel', max: 40, note: 'Optional' },
  { name: 'says', label: 'What to know of them', type: 'text', max: 300, note: 'Optional' },
] as const;

interface OneProps {
  other: Other;
  at: number;
  errors: Errors;
  onChange: (part: Partial<Other>) => void;
  onRemove: () => void;
}

const One = ({ other, at, errors, onChange, onRemove }: OneProps) => {
  const path = `others.${at}`;
  return (
    <fieldset className="editrow editrow--one">
      <legend className="sr">{`Who else helps, ${at + 1}`}</legend>
      <div className="stack stack--close">
        {fields.map(({ name, max, ...field }) => (
          <Field
            key={name}
            {...field}
            id={fieldId(`${path}.${name}`)}
            maxLength={max}
            value={other[name]}
            error={errors[`${path}.${name}`]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
        <ListField
          name={`${path}.towns`}
          label="In these towns"
          note="Optional"
          hint="With commas between them. Empty: wherever somebody asks from."
          value={other.towns}
          error={Object.entries(errors).find(([name]) => name.startsWith(`${path}.towns`))?.[1]}
          onChange={(towns) => onChange({ towns })}
        />
        <fieldset className="row">
          <legend className="label">Helps with</legend>
          {helpServiceKeys.map((key) => (
            <label className="check" key={key}>
              <input
                type="checkbox"
                checked={other.services.includes(key)}
                onChange={({ target }) =>
                  onChange({
                    services: helpServiceKeys.filter((one) =>
                      one === key ? target.checked : other.services.includes(one),
                    ),
                  })
                }
              />
              <span>{sentence(helpServices[key].label)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <RemoveRow label={`Remove ${other.name || 'the new row'}`} onRemove={onRemove} />
    </fieldset>
  );
};

interface OtherHelpersProps {
  others: readonly Other[];
  errors: Errors;
  onChange: (others: Other[]) => void;
}

export const OtherHelpers = ({ others, errors, onChange }: OtherHelpersProps) => {
  return (
    <>
      {others.map((other, at) => (
        <One
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
          key={at}
          other={other}
          at={at}
          errors={errors}
          onChange={(part) => onChange(others.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          onRemove={() => onChange(others.filter((_, index) => index !== at))}
        />
      ))}
      {others.length < OTHERS_MAX && (
        <div>
          <Button id={fieldId('others')} variant="line" icon="plus" onClick={() => onChange([...others, NEW])}>
            Add who else helps
          </Button>
        </div>
      )}
    </>
  );
};
