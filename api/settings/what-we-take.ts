import type { WhatWeTake } from '#contract/donations/what-we-take.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { StoredSettings } from '#contract/settings/stored-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

const nothingWritten = { items: [], revision: 0 };

export const readWhatWeTake = ({ store }: Pick<Deps, 'store'>): WhatWeTake =>
  store.data.settings.get(SETTINGS_ID)?.whatWeTake ?? nothingWritten;

/** @throws Failure `conflict` when `revision` is not the newest. */
export const saveWhatWeTake = (deps: Deps, { items, revision }: WhatWeTake, actor: Actor): Promise<WhatWeTake> =>
  deps.store.change((draft) => {
    const before: StoredSettings = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const { items: itemsBefore, revision: newest = 0 } = before.whatWeTake ?? nothingWritten;
    checkRevision({ revision: newest }, revision);
    const whatWeTake = { items, revision: newest + 1 };
    draft.settings.put({ ...before, whatWeTake });
    const changed = changedFields({ items: itemsBefore }, { items });
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'what we take' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
    return whatWeTake;
  });
