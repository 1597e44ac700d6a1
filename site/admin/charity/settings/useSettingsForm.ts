import * as z from 'zod/mini';
import { saveSettings } from '#contract/settings/calls.ts';
import { readSettings } from '#contract/settings/public-calls.ts';
import { type Settings, settings as schema } from '#contract/settings/settings.ts';
import { useSend } from '../../../client/calls.ts';
import type { EditForm } from '../../shell/forms/useEditForm.ts';
import { usePartForm } from '../../shell/forms/usePartForm.ts';

type Part = Exclude<keyof Settings, 'shops'>;

/** Saves the edited part over the newest version of the rest. */
export const useSettingsForm = <Key extends Part>(key: Key, settings: Settings): EditForm<Pick<Settings, Key>> => {
  const send = useSend(saveSettings);
  return usePartForm({
    all: settings,
    draft: `settings.${key}`,
    schema: z.object({ [key]: schema.shape[key] }) as unknown as z.core.$ZodType<Pick<Settings, Key>>,
    read: readSettings,
    input: {},
    // A part that nobody has saved yet cannot have been changed.
    partOf: (all: Settings) => ({ [key]: all[key] ?? settings[key] }) as Pick<Settings, Key>,
    save: (part, newest) => send({ body: { ...newest, ...part } }),
  });
};
