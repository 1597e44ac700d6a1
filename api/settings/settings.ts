import { defaultSettings, type Settings, type StoredSettings } from '#contract/settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import type { Actor } from '../auth/ports.ts';
import type { Deps } from '../deps.ts';

/** The id of the one record. */
export const SETTINGS_ID = 'settings';

/** The charity's settings; those of a new installation until they are first saved. */
export const readSettings = ({ store }: Pick<Deps, 'store'>): Settings =>
  store.data.settings.get(SETTINGS_ID) ?? defaultSettings;

/** Replaces the charity's settings. */
export const saveSettings = async (deps: Deps, input: Settings, actor: Actor): Promise<Settings> => {
  await deps.store.change((draft) => {
    const { reviewRules, retention, id, ...before }: Partial<StoredSettings> =
      draft.settings.get(SETTINGS_ID) ?? defaultSettings;
    const kept = { ...(reviewRules && { reviewRules }), ...(retention && { retention }) };
    draft.settings.put({ id: SETTINGS_ID, ...input, ...kept });
    const changed = changedFields(before, input);
    recordAudit(draft, deps, { actor, action: 'changed', subjectKind: 'settings', subjectId: SETTINGS_ID, changed });
  });
  return input;
};
