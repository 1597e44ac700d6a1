import { defaultSecuritySettings, type SecuritySettings } from '#contract/auth/security-settings.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { StoredSettings } from '#contract/settings/stored-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

interface SettingsTable {
  settings: { get(id: string): StoredSettings | undefined };
}

export const securitySettingsOf = ({ settings }: SettingsTable): SecuritySettings => ({
  ...defaultSecuritySettings,
  ...settings.get(SETTINGS_ID)?.security,
});

export const saveSecuritySettings = (deps: Deps, security: SecuritySettings, actor: Actor): Promise<SecuritySettings> =>
  deps.store.change((draft) => {
    const before = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    draft.settings.put({ ...before, security });
    const changed = changedFields(before.security ?? defaultSecuritySettings, security);
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'security' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
    return security;
  });
