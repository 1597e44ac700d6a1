import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/Field.tsx';
import { fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';

type KnownItemFieldsProps = {
  at: number;
  item: KnownItem;
  errors: Readonly<Record<string, string>>;
  onChange(part: Partial<KnownItem>): void;
  onRemove(): void;
};

type TextName = 'name' | 'why' | 'instead' | 'words';
type TextField = { name: TextName; label: string; maxLength: number; hint?: string };

const fieldsFor = (isTaken: boolean): readonly TextField[] => [
  { name: 'name', label: 'What', maxLength: 80 },
  { name: 'why', label: isTaken ? 'What to mind' : 'Why not', maxLength: 300 },
  ...(isTaken ? [] : [{ name: 'instead', label: 'What to do instead', maxLength: 300 } as const]),
  {
    name: 'words',
    label: 'Other words for it',
    maxLength: 200,
    hint: 'With commas between them. Visitors who type one of these find it, too.',
  },
];

export const KnownItemFields = ({ at, item, errors, onChange, onRemove }: KnownItemFieldsProps) => (
  <fieldset className={classNames('editrow editrow--one itemrow', !item.isTaken && 'itemrow--no')}>
    <legend>{item.isTaken ? 'We accept' : 'We cannot accept'}</legend>
    <div className="stack stack--close">
      {fieldsFor(item.isTaken).map(({ name, label, maxLength, hint }) => (
        <Field
          key={name}
          id={fieldId(`items.${at}.${name}`)}
          label={label}
          note={name === 'name' ? undefined : 'Optional'}
          hint={hint}
          maxLength={maxLength}
          value={item[name]}
          error={errors[`items.${at}.${name}`]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </div>
    <RemoveRow label={`Remove ${item.name || 'the new row'}`} onRemove={onRemove} />
  </fieldset>
);
