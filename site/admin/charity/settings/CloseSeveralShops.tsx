import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { saveSettings } from '#contract/settings/calls.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import { type Settings, type Shop, shopKey } from '#contract/settings/settings.ts';
import { keyOf, useSend } from '../../../client/calls.ts';
import { saveOverNewest } from '../../../client/changed-meanwhile.ts';
import { Field } from '../../../ui/Field.tsx';
import { CheckChoice } from '../../shell/forms/CheckChoice.tsx';
import { EditBox, fieldId } from '../../shell/forms/EditBox.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';

const schema = z.object({
  date: z.iso.date('Please write a date like 2026-12-25'),
  reason: z.string().check(z.maxLength(120)),
  shops: z.array(shopKey).check(z.minLength(1, 'Please choose one shop at least')),
});
type Closure = z.infer<typeof schema>;
const nothing: Closure = { date: '', reason: '', shops: [] };

/** Replaces a reason that was given before for the same day. */
const closed = (shop: Shop, { date, reason }: Closure): Shop => {
  const others = shop.closures.filter((closure) => closure.date !== date);
  const closures = [...others, { date, reason: reason.trim() }].sort((a, b) => a.date.localeCompare(b.date));
  return { ...shop, closures };
};

export const CloseSeveralShops = ({ settings }: { settings: Settings }) => {
  const read = useSend(readSettings);
  const send = useSend(saveSettings);
  const queryClient = useQueryClient();
  const form = useEditForm({
    draft: 'settings.close-shops',
    start: nothing,
    schema,
    save: async (closure) => {
      const saved = await saveOverNewest(
        () => read({}),
        (newest) => {
          const shops = newest.shops.map((shop) => (closure.shops.includes(shop.key) ? closed(shop, closure) : shop));
          return send({ body: { ...newest, shops } });
        },
      );
      queryClient.setQueryData(keyOf(readSettings, {}), saved);
      return nothing;
    },
  });
  const { values, errors } = form;
  return (
    <EditBox
      form={form}
      title="Close several shops"
      lead="For a storm, a funeral or a stocktake: one day, one reason. Each shop can be opened again on its own page."
      savedText="Saved. The website says so now."
    >
      <div className="cols">
        <Field
          id={fieldId('date')}
          label="Date"
          type="date"
          value={values.date}
          error={errors.date}
          onChange={(event) => form.change({ date: event.target.value })}
        />
        <Field
          id={fieldId('reason')}
          label="Reason"
          note="Shown to visitors"
          maxLength={120}
          value={values.reason}
          error={errors.reason}
          onChange={(event) => form.change({ reason: event.target.value })}
        />
      </div>
      <div id={fieldId('shops')} tabIndex={-1}>
        <CheckChoice
          legend="Shops"
          options={settings.shops.map(({ key, name }) => ({ key, label: name }))}
          value={values.shops}
          error={errors.shops}
          onChange={(shops) => form.change({ shops })}
        />
      </div>
    </EditBox>
  );
};
