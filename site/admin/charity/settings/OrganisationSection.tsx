import type { Settings } from '#contract/settings/settings.ts';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { FiguresForm } from './FiguresForm.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const yearOf = (typed: string): number =>
  /\d/.test(typed) ? Number(typed.replace(/\D/g, '').slice(0, 4)) : Number.NaN;

export const OrganisationSection = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm('organisation', settings);
  const { organisation } = form.values;
  const change = (part: Partial<Settings['organisation']>) =>
    form.change({ organisation: { ...organisation, ...part } });
  return (
    <div className="stack">
      <EditBox
        form={form}
        title="Organisation"
        lead="Shown in the header, the footer and every page title."
        savedText="Saved. The website shows it now."
      >
        <div className="cols">
          <Field
            id={fieldId('organisation.name')}
            label="Name"
            autoComplete="organization"
            maxLength={80}
            value={organisation.name}
            error={form.errors['organisation.name']}
            onChange={(event) => change({ name: event.target.value })}
          />
          <Field
            id={fieldId('organisation.established')}
            label="Established"
            inputMode="numeric"
            maxLength={4}
            value={Number.isFinite(organisation.established) ? String(organisation.established) : ''}
            error={form.errors['organisation.established']}
            onChange={(event) => change({ established: yearOf(event.target.value) })}
          />
        </div>
        <div className="cols">
          <Field
            id={fieldId('organisation.registeredNumber')}
            label="Registered charity number"
            note="Optional"
            hint="Shown in the footer when it is filled in."
            maxLength={40}
            value={organisation.registeredNumber}
            error={form.errors['organisation.registeredNumber']}
            onChange={(event) => change({ registeredNumber: event.target.value })}
          />
        </div>
      </EditBox>
      <FiguresForm settings={settings} />
    </div>
  );
};
