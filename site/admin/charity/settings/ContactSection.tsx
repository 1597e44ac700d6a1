import type { Settings } from '#contract/settings/settings.ts';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const fields = [
  { key: 'phone', label: 'Phone', type: 'tel', hint: 'Shown on every page, and rung with one tap.' },
  { key: 'email', label: 'Email for visitors', type: 'email', hint: 'Shown in the footer and on the support page.' },
  {
    key: 'organisationEmail',
    label: 'Organisation email',
    type: 'email',
    hint: 'For letters to the organisation itself.',
  },
  {
    key: 'accessibilityEmail',
    label: 'Email about accessibility',
    type: 'email',
    hint: 'Whom to tell when something stands in somebody’s way. Empty: the email for visitors.',
  },
] as const;

export const ContactSection = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm('contact', settings);
  const { contact } = form.values;
  return (
    <EditBox form={form} title="Contact" lead="How visitors reach you." savedText="Saved. The website shows it now.">
      <div className="cols">
        {fields.map(({ key, ...field }) => (
          <Field
            key={key}
            {...field}
            id={fieldId(`contact.${key}`)}
            value={contact[key] ?? ''}
            error={form.errors[`contact.${key}`]}
            onChange={(event) => form.change({ contact: { ...contact, [key]: event.target.value } })}
          />
        ))}
      </div>
    </EditBox>
  );
};
