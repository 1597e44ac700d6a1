import type { Settings } from '#contract/settings/settings.ts';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const fields = [
  { key: 'medical', label: 'Medical expenses' },
  { key: 'transport', label: 'Hospital transport' },
  { key: 'shop', label: 'Donation shops' },
] as const;

export const ServiceEmailsSection = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm('serviceEmails', settings);
  const { serviceEmails } = form.values;
  return (
    <EditBox
      form={form}
      title="Service emails"
      lead="Each service page shows its own address."
      savedText="Saved. The service pages show it now."
    >
      <div className="cols">
        {fields.map(({ key, label }) => (
          <Field
            key={key}
            id={fieldId(`serviceEmails.${key}`)}
            label={label}
            type="email"
            value={serviceEmails[key]}
            error={form.errors[`serviceEmails.${key}`]}
            onChange={(event) => form.change({ serviceEmails: { ...serviceEmails, [key]: event.target.value } })}
          />
        ))}
      </div>
    </EditBox>
  );
};
