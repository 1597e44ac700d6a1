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

/** The helplines for somebody in distress; the usual ones until they are first saved. */
export const helplinesOf = (data: { readonly settings: Pick<View['settings'], 'get'> }): readonly Helpline[] =>
  data.settings.get(SETTINGS_ID)?.helplines?.lines ?? defaultHelplines;

/** The helplines, with the name of who checked them. */
export const readHelplines = ({ store: { data } }: Pick<Deps, 'store'>): HelplineSettings => {
  const saved = data.settings.get(SETTINGS_ID)?.helplines;
  return saved
    ? { ...saved, checkedBy: authorName(data, saved.checkedBy) }
    : { lines: [...defaultHelplines], checkedAt: null, checkedBy: null };
};

/** Replaces the helplines, which the actor has checked. */
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
