import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { StoredSettings } from '#contract/settings/stored-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import {
  defaultHelplines,
  type Helpline,
  type HelplineSettings,
  type HelplinesUpdate,
} from '#contract/testimonials/helplines.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { View } from '../store/store.ts';

export const helplinesOf = (data: { readonly settings: Pick<View['settings'], 'get'> }): readonly Helpline[] =>
  data.settings.get(SETTINGS_ID)?.helplines?.lines ?? defaultHelplines;

export const readHelplines = ({ store: { data } }: Pick<Deps, 'store'>): HelplineSettings => {
  const saved = data.settings.get(SETTINGS_ID)?.helplines;
  return saved
    ? { ...saved, checkedBy: authorName(data, saved.checkedBy) }
    : { lines: [...defaultHelplines], checkedAt: null, checkedBy: null };
};

export const saveHelplines = async (
  deps: Deps,
  { lines }: HelplinesUpdate,
  actor: Actor,
): Promise<HelplineSettings> => {
  await deps.store.change((draft) => {
    const before: StoredSettings = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
    const checkedAt = deps.now().toISOString();
    draft.settings.put({ ...before, helplines: { lines, checkedAt, checkedBy: actor.id } });
    recordAudit(draft, deps, {
      actor,
      action: 'changed',
      subjectKind: 'settings',
      subjectId: SETTINGS_ID,
      detail: 'helplines',
      changed: {
        before: { helplines: numbersOf(before.helplines?.lines ?? defaultHelplines) },
        after: { helplines: numbersOf(lines) },
      },
    });
  });
  return readHelplines(deps);
};

const numbersOf = (lines: readonly Helpline[]): string => lines.map(({ number }) => number).join(', ');
