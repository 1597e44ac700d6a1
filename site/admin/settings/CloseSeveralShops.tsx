import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Settings, shopKeys } from '#contract/settings/settings.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { closeShops, SETTINGS_KEY } from '../../client/settings.ts';
import { Field } from '../../ui/Field.tsx';
import { CheckChoice } from '../forms/CheckChoice.tsx';
import { EditBox, fieldId } from '../forms/EditBox.tsx';
import { useEditForm } from '../forms/useEditForm.ts';

const schema = z.object({
  date: z.iso.date('Please write a date like 2026-12-25'),
  reason: z.string().check(z.maxLength(120)),
  shops: z.array(z.enum(shopKeys)).check(z.minLength(1, 'Please choose one shop at least')),
});
type Closure = z.infer<typeof schema>;
const nothing: Closure = { date: '', reason: '', shops: [] };

/** Closes several shops on the same day, with one reason. */
export const CloseSeveralShops = ({ settings }: { settings: Settings }) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const form = useEditForm({
    draft: 'settings.close-shops',
    start: nothing,
    schema,
    save: async (closure) => {
      queryClient.setQueryData(SETTINGS_KEY, await closeShops(platform, { ...closure, reason: closure.reason.trim() }));
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
