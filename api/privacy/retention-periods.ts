import { defaultRetention, type Retention } from '#contract/privacy/retention.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

export const readRetention = ({ store }: Pick<Deps, 'store'>): Retention => ({
  ...defaultRetention,
  ...store.data.settings.get(SETTINGS_ID)?.retention,
});

/** Applies from the next daily run. */
export const saveRetention = async (deps: Deps, retention: Retention, actor: Actor): Promise<Retention> => {
  await deps.store.change((draft) => {
    const before = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    draft.settings.put({ ...before, retention });
    const changed = changedFields(before.retention ?? defaultRetention, retention);
    const subject = { subjectKind: 'privacy', subjectId: 'retention' } as const;
    recordAudit(draft, deps, { actor, action: 'retention changed', ...subject, changed });
  });
  return retention;
};
