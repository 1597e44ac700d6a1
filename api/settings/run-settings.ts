import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { View } from '../store/store.ts';
import { checkShops } from './shops.ts';

interface Tables {
  readonly settings: Pick<View['settings'], 'get'>;
}

export const runSettingsOf = ({ settings }: Tables): RunSettings =>
  settings.get(SETTINGS_ID)?.runs ?? defaultRunSettings;

/** Returns undefined for a van that was named for that day only. */
export const vanNamed = (tables: Tables, name: string) =>
  runSettingsOf(tables).vans.find((van) => van.name.toLowerCase() === name.toLowerCase());

/** @throws Failure `invalid` for a van at an unknown shop, or `conflict` when `revision` is not the newest. */
export const saveRunSettings = (
  deps: Deps,
  { revision: basedOn, ...input }: RunSettings,
  actor: Actor,
): Promise<RunSettings> =>
  deps.store.change((draft) => {
    const stored = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const { revision = 0, ...before } = runSettingsOf(draft);
    checkRevision({ revision }, basedOn);
    checkShops(draft, Object.fromEntries(input.vans.map(({ shop }, at) => [`vans.${at}.shop`, shop])));
    const runs = { ...input, revision: revision + 1 };
    draft.settings.put({ ...stored, runs });
    const changed = changedFields(before, input);
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'areas and vans' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
    return runs;
  });
