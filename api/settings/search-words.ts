import { defaultSearchWords } from '#contract/search/default-search-words.ts';
import type { SearchWords } from '#contract/search/search-words.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID, type StoredSettings } from '#contract/settings/stored-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

const unwritten: SearchWords = { entries: [...defaultSearchWords], revision: 0 };

export const readSearchWords = ({ store }: Pick<Deps, 'store'>): SearchWords =>
  store.data.settings.get(SETTINGS_ID)?.searchWords ?? unwritten;

/** @throws Failure `conflict` when `revision` is not the newest. */
export const saveSearchWords = (deps: Deps, { entries, revision }: SearchWords, actor: Actor): Promise<SearchWords> =>
  deps.store.change((draft) => {
    const before: StoredSettings = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const { entries: entriesBefore, revision: newest = 0 } = before.searchWords ?? unwritten;
    checkRevision({ revision: newest }, revision);
    const searchWords = { entries, revision: newest + 1 };
    draft.settings.put({ ...before, searchWords });
    const changed = changedFields({ entries: entriesBefore }, { entries });
    const subject = { subjectKind: 'settings', subjectId: SETTINGS_ID, detail: 'search words' } as const;
    recordAudit(draft, deps, { actor, action: 'changed', ...subject, changed });
    return searchWords;
  });
