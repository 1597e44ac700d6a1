import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { Duty } from '#contract/urgent/duty.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkColleague } from '../people/check-colleague.ts';
import type { View } from '../store/store.ts';

export const dutyOf = ({ settings }: { readonly settings: Pick<View['settings'], 'get'> }): Duty =>
  settings.get(SETTINGS_ID)?.duty ?? { people: [] };

/** @throws Failure `invalid` for people who cannot be on duty, `conflict` when `revision` is not the newest. */
export const saveDuty = (deps: Deps, { revision: basedOn, people }: Duty, actor: Actor): Promise<Duty> =>
  deps.store.change((draft) => {
    const stored = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const before = dutyOf(draft);
    const { revision = 0 } = before;
    checkRevision({ revision }, basedOn);
    for (const { personId } of people)
      if (!before.people.some((one) => one.personId === personId)) checkColleague(draft, personId, 'message');
    const duty = { people, revision: revision + 1 };
    draft.settings.put({ ...stored, duty });
    const namesOf = (list: Duty['people']) => list.map(({ personId }) => authorName(draft, personId)).join(', ');
    recordAudit(draft, deps, {
      actor,
      action: 'changed',
      subjectKind: 'settings',
      subjectId: SETTINGS_ID,
      detail: 'duty',
      changed: { before: { duty: namesOf(before.people) }, after: { duty: namesOf(people) } },
    });
    return duty;
  });
