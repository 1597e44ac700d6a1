import { type Governance, noGovernance, TRUSTEES_MAX } from '#contract/settings/governance.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { SpendingFields } from './SpendingFields.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

type Trustee = Governance['trustees'][number];

const ADDRESS = { type: 'url', hint: 'Begins with https://.', maxLength: 300 } as const;
const fields = [
  { name: 'accountsUrl', label: 'Where your yearly accounts can be read', ...ADDRESS },
  { name: 'safeguardingUrl', label: 'Where it can be read how you keep children and adults safe', ...ADDRESS },
  { name: 'fundraisingUrl', label: 'Where your fundraising code can be read', ...ADDRESS },
  { name: 'taxNumber', label: 'Tax number', hint: 'The CHY number of Revenue.', maxLength: 40 },
  { name: 'companyNumber', label: 'Company number', hint: 'Where you are a company.', maxLength: 40 },
] as const;
const paragraphs = [
  { name: 'vetting', label: 'Who comes to somebody’s door', hint: 'Such as how your drivers are vetted.' },
  { name: 'complaints', label: 'Who answers a complaint', hint: 'Such as by when.' },
] as const;

export const GovernanceSection = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm('governance', { ...settings, governance: settings.governance ?? noGovernance });
  const values = form.values.governance ?? noGovernance;
  const change = (part: Partial<Governance>) => form.change({ governance: { ...values, ...part } });
  const put = (at: number, part: Partial<Trustee>) =>
    change({ trustees: values.trustees.map((trustee, index) => (index === at ? { ...trustee, ...part } : trustee)) });
  return (
    <EditBox
      form={form}
      title="Who we are"
      lead="Shown on the page Who runs us, beside the registered number from above. What is empty is not shown."
      savedText="Saved. The website shows it now."
    >
      {fields.map(({ name, ...field }) => (
        <Field
          key={name}
          {...field}
          id={fieldId(`governance.${name}`)}
          note="Optional"
          value={values[name] ?? ''}
          error={form.errors[`governance.${name}`]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      {paragraphs.map(({ name, ...field }) => (
        <Field
          key={name}
          as="textarea"
          rows={3}
          className="input--low"
          {...field}
          id={fieldId(`governance.${name}`)}
          note="Optional"
          maxLength={500}
          value={values[name] ?? ''}
          error={form.errors[`governance.${name}`]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      {values.trustees.length === 0 && <p className="hint">No trustee is listed yet.</p>}
      {values.trustees.map(({ name, role }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <fieldset className="editrow" key={at}>
          <legend className="sr">{`Trustee ${at + 1}`}</legend>
          <Field
            id={fieldId(`governance.trustees.${at}.name`)}
            label="Name"
            maxLength={80}
            value={name}
            error={form.errors[`governance.trustees.${at}.name`]}
            onChange={(event) => put(at, { name: event.target.value })}
          />
          <Field
            id={fieldId(`governance.trustees.${at}.role`)}
            label="What they do"
            placeholder="Chair, since 2019"
            maxLength={80}
            value={role}
            error={form.errors[`governance.trustees.${at}.role`]}
            onChange={(event) => put(at, { role: event.target.value })}
          />
          <RemoveRow
            label={`Remove ${name || `trustee ${at + 1}`}`}
            onRemove={() => change({ trustees: values.trustees.filter((_, index) => index !== at) })}
          />
        </fieldset>
      ))}
      {values.trustees.length < TRUSTEES_MAX && (
        <div>
          <Button
            id={fieldId('governance.trustees')}
            variant="line"
            icon="plus"
            onClick={() => change({ trustees: [...values.trustees, { name: '', role: '' }] })}
          >
            Add a trustee
          </Button>
        </div>
      )}
      <SpendingFields
        spending={values.spending ?? null}
        errors={form.errors}
        onChange={(spending) => change({ spending })}
      />
    </EditBox>
  );
};
