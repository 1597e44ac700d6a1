import type { Area } from '#contract/runs/run-settings.ts';
import { Field } from '../../../ui/Field.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { ListField } from '../../shell/forms/ListField.tsx';
import { DegreesField, WholeNumberField } from '../../shell/forms/NumberField.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';

type AreaFieldsProps = {
  area: Area;
  at: number;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Area>) => void;
  onRemove: () => void;
};

export const AreaFields = ({ area, at, errors, onChange, onRemove }: AreaFieldsProps) => {
  const path = `areas.${at}`;
  const entries = Object.entries(errors).filter(([name]) => name.startsWith(`${path}.`));
  const errorOf = (field: string) => entries.find(([name]) => name.startsWith(`${path}.${field}`))?.[1];
  const isNew = area.name === '';
  return (
    <details className="areafields" open={isNew || entries.length > 0 || undefined}>
      <summary>
        <b>{area.name || 'New area'}</b>{' '}
        <small>{[area.routingKeys.join(', '), area.towns.join(', ')].filter(Boolean).join(' · ')}</small>
      </summary>
      <div className="editrow">
        <Field
          id={fieldId(`${path}.name`)}
          label="Name"
          maxLength={60}
          value={area.name}
          error={errorOf('name')}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <ListField
          name={`${path}.routingKeys`}
          label="Routing keys"
          hint="Y34, Y35"
          value={area.routingKeys}
          error={errorOf('routingKeys')}
          onChange={(routingKeys) => onChange({ routingKeys })}
        />
        <ListField
          name={`${path}.towns`}
          label="Other towns and spellings"
          hint="With commas between them"
          value={area.towns}
          error={errorOf('towns')}
          onChange={(towns) => onChange({ towns })}
        />
        {(['latitude', 'longitude'] as const).map((side) => (
          <DegreesField
            key={side}
            name={`${path}.${side}`}
            label={side === 'latitude' ? 'Degrees north' : 'Degrees east'}
            hint=""
            value={area[side]}
            error={errorOf(side)}
            onChange={(degrees) => onChange({ [side]: degrees })}
          />
        ))}
        <WholeNumberField
          name={`${path}.minutes`}
          label="Minutes at one door"
          hint=""
          value={area.minutes}
          error={errorOf('minutes')}
          onChange={(minutes) => onChange({ minutes })}
        />
        <RemoveRow label={`Remove ${area.name || 'the new area'}`} onRemove={onRemove} />
      </div>
    </details>
  );
};
