import * as z from 'zod/mini';
import { type RunSettings, runSettings } from '#contract/runs/run-settings.ts';
import { readRunSettings, saveRunSettings } from '#contract/settings/calls.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { useSend } from '../../../client/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { WholeNumberField } from '../../shell/forms/NumberField.tsx';
import { RemoveRow } from '../../shell/forms/RemoveRow.tsx';
import { usePartForm } from '../../shell/forms/usePartForm.ts';

const vansPart = z.pick(runSettings, { vans: true });
type Van = RunSettings['vans'][number];

export const VansForm = ({ settings, shops }: { settings: RunSettings; shops: readonly Shop[] }) => {
  const send = useSend(saveRunSettings);
  const form = usePartForm({
    all: settings,
    draft: 'settings.vans',
    schema: vansPart,
    read: readRunSettings,
    input: {},
    partOf: ({ vans }) => ({ vans }),
    save: (part, newest) => send({ body: { ...newest, ...part } }),
  });
  const { vans } = form.values;
  const set = (next: Van[]) => form.change({ vans: next });
  const put = (at: number, part: Partial<Van>) =>
    set(vans.map((van, index) => (index === at ? { ...van, ...part } : van)));
  const error = (path: string) => form.errors[`vans.${path}`];
  return (
    <EditBox
      form={form}
      title="Vans"
      lead="A run begins with one of these: its shop, and how many stops and minutes fit into a day."
      savedText="Saved. New runs begin with it; those that are planned stay as they are."
    >
      {vans.length === 0 && <p className="hint">No van yet. Without one a run needs a name for its van each time.</p>}
      {vans.map((van, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
        <div className="editrow" key={at}>
          <Field
            id={fieldId(`vans.${at}.name`)}
            label="Name"
            maxLength={60}
            value={van.name}
            error={error(`${at}.name`)}
            onChange={({ target }) => put(at, { name: target.value })}
          />
          <Field
            as="select"
            id={fieldId(`vans.${at}.shop`)}
            label="Stands at"
            value={van.shop}
            error={error(`${at}.shop`)}
            onChange={({ target }) => {
              const shop = shops.find(({ key }) => key === target.value);
              if (shop) put(at, { shop: shop.key });
            }}
          >
            {shops.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Field>
          <WholeNumberField
            name={`vans.${at}.stops`}
            label="Stops a day"
            hint=""
            value={van.stops}
            error={error(`${at}.stops`)}
            onChange={(stops) => put(at, { stops })}
          />
          <WholeNumberField
            name={`vans.${at}.minutes`}
            label="Minutes at the doors"
            hint=""
            value={van.minutes}
            error={error(`${at}.minutes`)}
            onChange={(minutes) => put(at, { minutes })}
          />
          <RemoveRow
            label={`Remove ${van.name || `van ${at + 1}`}`}
            onRemove={() => set(vans.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <FieldError id={`${fieldId('vans')}-error`} message={form.errors.vans} />
      <div>
        <Button
          variant="line"
          icon="plus"
          onClick={() => set([...vans, { name: '', shop: shops[0]?.key ?? '', stops: 10, minutes: 360 }])}
        >
          Add a van
        </Button>
      </div>
      {!settings.revision && !form.dirty && (
        <div>
          <p className="hint">These vans came with the portal, and are made up.</p>
          <Button variant="line" icon="check" type="submit" busy={form.busy} busyLabel="Saving">
            They are ours
          </Button>
        </div>
      )}
    </EditBox>
  );
};
