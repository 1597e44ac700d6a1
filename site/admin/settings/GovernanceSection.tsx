import { type Governance, noGovernance, TRUSTEES_MAX } from '#contract/settings/governance.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { EditBox, fieldId } from '../forms/EditBox.tsx';
import { RemoveRow } from '../forms/RemoveRow.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

type Trustee = Governance['trustees'][number];

/** Who runs the charity: what is left empty is not shown. */
export const GovernanceSection = ({ settings }: { settings: Settings }) => {
  const form = useSettingsForm('governance', { ...settings, governance: settings.governance ?? noGovernance });
  const values = form.values.governance ?? noGovernance;
  const change = (part: Partial<Governance>) => form.change({ governance: { ...values, ...part } });
  const put = (at: number, part: Partial<Trustee>) =>
    change({ trustees: values.trustees.map((trustee, index) => (index === at ? { ...trustee, ...part } : trustee)) });
  return (
    <EditBox
      form={form}
      title="Who runs us"
      lead="Shown on the page Who runs us, beside the registered number. What is empty is not shown: visitors are told to ask."
      savedText="Saved. The website shows it now."
    >
      <Field
        id={fieldId('governance.accountsUrl')}
        label="Where your yearly accounts can be read"
        note="Optional"
        hint="Begins with https://."
        type="url"
        maxLength={300}
        value={values.accountsUrl}
        error={form.errors['governance.accountsUrl']}
        onChange={(event) => change({ accountsUrl: event.target.value })}
      />
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
    </EditBox>
  );
};
