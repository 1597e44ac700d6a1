import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Settings, settings as schema } from '#contract/settings/settings.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { SETTINGS_KEY, saveSettingsPart } from '../../client/settings.ts';
import { type EditForm, useEditForm } from '../forms/useEditForm.ts';

type Part = Exclude<keyof Settings, 'shops'>;

/** Edits one part of the settings and saves it over the newest rest. */
export const useSettingsForm = <Key extends Part>(key: Key, settings: Settings): EditForm<Pick<Settings, Key>> => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const partOf = (all: Settings) => ({ [key]: all[key] }) as Pick<Settings, Key>;
  return useEditForm({
    draft: `settings.${key}`,
    start: partOf(settings),
    schema: z.object({ [key]: schema.shape[key] }) as unknown as z.core.$ZodType<Pick<Settings, Key>>,
    save: async (values, base) => {
      const saved = await saveSettingsPart(platform, values, base);
      queryClient.setQueryData(SETTINGS_KEY, saved);
      return partOf(saved);
    },
  });
};
