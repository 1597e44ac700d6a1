import { dublinDay, dublinMoment } from '#contract/dublin.ts';
import {
  DIGEST_FROM,
  MINE,
  MINE_QUERY,
  type Preferences,
  type PreferencesChange,
  type StoredPreferences,
  USUAL_LIST,
  USUAL_NOTICES,
} from '#contract/preferences/preferences.ts';
import { type ViewScreen, viewScreens } from '#contract/saved-views/views.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft, View } from '../store/store.ts';

const NO_SUCH_VIEW = 'This view does not exist any more. Please choose another.';

const queryOf = (data: View | Draft, view: string, screen: ViewScreen, personId: string): string | null => {
  if (view === MINE) return MINE_QUERY;
  const found = data.views.get(view);
  return found?.screen === screen && (found.shared || found.personId === personId) ? found.query : null;
};

const viewPreferences = (data: View, stored: StoredPreferences | undefined, personId: string): Preferences => {
  const listOf = (screen: ViewScreen) => {
    const { view, ...list } = stored?.lists?.[screen] ?? USUAL_LIST;
    const query = view === null ? null : queryOf(data, view, screen, personId);
    // A view that was deleted meanwhile.
    return { ...list, view: query === null ? null : view, query: query ?? '' };
  };
  return {
    lists: {
      testimonials: listOf('testimonials'),
      donations: listOf('donations'),
      'donations/pending': listOf('donations/pending'),
    },
    notices: { ...USUAL_NOTICES, ...stored?.notices },
    tourDone: stored?.tourDone ?? false,
    launchAside: stored?.launchAside ?? false,
    writesMarkdown: stored?.writesMarkdown ?? false,
    moreTools: stored?.moreTools ?? false,
  };
};

export const readPreferences = ({ store: { data } }: Pick<Deps, 'store'>, { id }: Actor): Preferences =>
  viewPreferences(data, data.preferences.get(id), id);

/** Starts the next morning for anybody who switches the digest on. */
const digestDayOf = ({ notices, digestDay }: StoredPreferences, wanted: boolean | undefined, now: Date) =>
  wanted && !notices?.digest && now >= dublinMoment(dublinDay(now), DIGEST_FROM) ? dublinDay(now) : digestDay;

const changed = (
  before: StoredPreferences,
  { lists = {}, notices, tourDone, launchAside, writesMarkdown, moreTools }: PreferencesChange,
  now: Date,
): StoredPreferences => {
  const after = { ...before.lists };
  for (const screen of viewScreens) {
    if (lists[screen]) after[screen] = { ...USUAL_LIST, ...after[screen], ...lists[screen] };
  }
  const digestDay = digestDayOf(before, notices?.digest, now);
  return {
    ...before,
    ...(digestDay && { digestDay }),
    lists: after,
    notices: { ...before.notices, ...notices },
    tourDone: tourDone ?? before.tourDone,
    launchAside: launchAside ?? before.launchAside,
    writesMarkdown: writesMarkdown ?? before.writesMarkdown,
    moreTools: moreTools ?? before.moreTools,
  };
};

/** @throws Failure `invalid` for a view that the person does not have. */
export const changePreferences = async (
  deps: Pick<Deps, 'store' | 'now'>,
  change: PreferencesChange,
  { id }: Actor,
): Promise<Preferences> => {
  const stored = await deps.store.change((draft) => {
    for (const screen of viewScreens) {
      const view = change.lists?.[screen]?.view;
      if (view && queryOf(draft, view, screen, id) === null) throw new Failure('invalid', NO_SUCH_VIEW);
    }
    const after = changed(draft.preferences.get(id) ?? { id }, change, deps.now());
    draft.preferences.put(after);
    return after;
  });
  return viewPreferences(deps.store.data, stored, id);
};
