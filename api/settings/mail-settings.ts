import { defaultMailSettings, type MailSettings } from '#contract/mail-admin/mail-settings.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

export const readMailSettings = ({ store }: Pick<Deps, 'store'>): MailSettings =>
  store.data.settings.get(SETTINGS_ID)?.mail ?? defaultMailSettings;

export const saveMailSettings = (deps: Deps, mail: MailSettings, actor: Actor): Promise<MailSettings> =>
  deps.store.change((draft) => {
    const before = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    draft.settings.put({ ...before, mail });
    const changed = changedFields(before.mail ?? defaultMailSettings, mail);
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'mail' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
    return mail;
  });
