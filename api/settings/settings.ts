import { defaultSettings } from '#contract/default-settings.ts';
import type { Settings } from '#contract/settings.ts';
import type { StoredSettings } from '#contract/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/ports.ts';

/** The id of the only record. */
export const SETTINGS_ID = 'settings';

/** The charity's settings; the defaults until they are first saved. */
export const readSettings = ({ store }: Pick<Deps, 'store'>): Settings =>
  store.data.settings.get(SETTINGS_ID) ?? defaultSettings;

/** Replaces the charity's settings. @throws Failure `conflict` when `revision` is not the newest. */
export const saveSettings = async (
  deps: Deps,
  { revision: begunWith, ...input }: Settings,
  actor: Actor,
): Promise<Settings> =>
  deps.store.change((draft) => {
    const {
      reviewRules,
      retention,
      mail,
      runs,
      id,
      revision = 0,
      ...before
    }: Partial<StoredSettings> = draft.settings.get(SETTINGS_ID) ?? defaultSettings;
    checkRevision({ revision }, begunWith);
    const kept = {
      ...(reviewRules && { reviewRules }),
      ...(retention && { retention }),
      ...(mail && { mail }),
      ...(runs && { runs }),
    };
    const after = { ...input, revision: revision + 1 };
    draft.settings.put({ id: SETTINGS_ID, ...after, ...kept });
    const changed = changedFields(before, input);
    recordAudit(draft, deps, { actor, action: 'changed', subjectKind: 'settings', subjectId: SETTINGS_ID, changed });
    return after;
  });
