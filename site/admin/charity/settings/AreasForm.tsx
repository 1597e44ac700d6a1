import * as z from 'zod/mini';
import { type Area, type RunSettings, runSettings, STOP_MINUTES_DEFAULT } from '#contract/runs/run-settings.ts';
import { readRunSettings, saveRunSettings } from '#contract/settings/calls.ts';
import { useSend } from '../../../client/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { usePartForm } from '../../shell/forms/usePartForm.ts';
import { AreaFields } from './AreaFields.tsx';

const areasPart = z.pick(runSettings, { areas: true });
const NEW_AREA: Area = {
  name: '',
  routingKeys: [],
  towns: [],
  latitude: 52.4,
  longitude: -6.8,
  minutes: STOP_MINUTES_DEFAULT,
};

export const AreasForm = ({ settings }: { settings: RunSettings }) => {
  const send = useSend(saveRunSettings);
  const form = usePartForm({
    all: settings,
    draft: 'settings.areas',
    schema: areasPart,
    read: readRunSettings,
    input: {},
    partOf: ({ areas }) => ({ areas }),
    save: (part, newest) => send({ body: { ...newest, ...part } }),
  });
  const { areas } = form.values;
  const set = (next: Area[]) => form.change({ areas: next });
  return (
    <EditBox
      form={form}
      title="Areas"
      lead="An address finds its area by the first three signs of its Eircode, then by its town. The first area with a key has the towns that none of them knows."
      savedText="Saved. Everything that waits is sorted anew."
    >
      <div>
        {areas.map((area, at) => (
          <AreaFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; it has no name of its own while it is written
            key={at}
            area={area}
            at={at}
            errors={form.errors}
            onChange={(part) => set(areas.map((other, index) => (index === at ? { ...other, ...part } : other)))}
            onRemove={() => set(areas.filter((_, index) => index !== at))}
          />
        ))}
      </div>
      <FieldError id={`${fieldId('areas')}-error`} message={form.errors.areas} />
      <div>
        <Button variant="line" icon="plus" onClick={() => set([...areas, NEW_AREA])}>
          Add an area
        </Button>
      </div>
    </EditBox>
  );
};
