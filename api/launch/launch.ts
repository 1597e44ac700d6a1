import { type LaunchKey, type LaunchReport, launchAdvice, launchNeeds } from '#contract/launch/launch.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { StoredSettings } from '#contract/settings/stored-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checks, invented, type LaunchDeps } from './checks.ts';

export const readLaunch = (deps: LaunchDeps): LaunchReport => {
  const isDone = checks(deps);
  const items = (keys: readonly LaunchKey[], otherwise: 'missing' | 'advised') =>
    keys.map((key) => ({ key, state: isDone[key] ? ('done' as const) : otherwise }));
  const { data } = deps.store;
  const confirmed = data.settings.get(SETTINGS_ID)?.backupsElsewhere;
  return {
    items: [...items(launchNeeds, 'missing'), ...items(launchAdvice, 'advised')],
    invented: invented(deps),
    backupsElsewhere: confirmed ? { at: confirmed.at, by: authorName(data, confirmed.by) } : null,
  };
};

export const confirmBackupsElsewhere = async (
  deps: Deps,
  { areCopied }: { areCopied: boolean },
  actor: Actor,
): Promise<LaunchReport> => {
  await deps.store.change((draft) => {
    const { backupsElsewhere: before, ...stored }: StoredSettings = draft.settings.get(SETTINGS_ID) ?? {
      id: SETTINGS_ID,
      ...defaultSettings,
    };
    const backupsElsewhere = { at: deps.now().toISOString(), by: actor.id };
    draft.settings.put({ ...stored, ...(areCopied && { backupsElsewhere }) });
    const changed = { before: { areCopied: before !== undefined }, after: { areCopied } };
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'backups on another machine' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
  });
  return readLaunch(deps);
};
