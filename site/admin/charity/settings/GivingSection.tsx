import { type Giving, noGiving } from '#contract/settings/giving.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

type TextField = Exclude<keyof Giving, 'taxRelief'>;

const fields: readonly { name: TextField; label: string; hint: string; maxLength: number }[] = [
  {
    name: 'paymentUrl',
    label: 'Page of the payment partner',
    hint: 'Begins with https://. Visitors see its address before they press.',
    maxLength: 300,
  },
  { name: 'accountName', label: 'Name of the account', hint: 'As the bank has it.', maxLength: 70 },
  {
    name: 'iban',
    label: 'IBAN',
    hint: 'Its check digits are checked. Please compare it with a statement, too.',
    maxLength: 42,
  },
  { name: 'bic', label: 'BIC', hint: 'For gifts from abroad.', maxLength: 11 },
];

export const GivingSection = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm('giving', { ...settings, giving: settings.giving ?? noGiving });
  const values = form.values.giving ?? noGiving;
  const change = (part: Partial<Giving>) => form.change({ giving: { ...values, ...part } });
  return (
    <EditBox
      form={form}
      title="Giving"
      lead="Shown on Support Us. What is empty is not shown: visitors are asked to ring instead."
      savedText="Saved. The website shows it now."
    >
      {fields.map(({ name, label, hint, maxLength }) => (
        <Field
          key={name}
          id={fieldId(`giving.${name}`)}
          label={label}
          note="Optional"
          hint={hint}
          maxLength={maxLength}
          spellCheck={false}
          value={values[name]}
          error={form.errors[`giving.${name}`]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={values.taxRelief}
          onChange={(event) => change({ taxRelief: event.target.checked })}
        />
        <span>Revenue has approved us for tax relief on gifts of money of €250 and more in a year.</span>
      </label>
    </EditBox>
  );
};
