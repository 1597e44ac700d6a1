import { mayDo } from '#contract/roles.ts';
import {
  type NewView,
  type SavedView,
  type SavedViews,
  type StoredView,
  VIEWS_MAX,
} from '#contract/saved-views/views.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Authors, authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { EVERY } from '../store/collections.ts';

const NOT_FOUND = 'This view does not exist any more.';
const NOT_YOURS = 'Only who made a view, or an administrator, can delete it.';
const FULL = `You have ${VIEWS_MAX} views already. Please delete one that is not needed any more.`;

const viewOf = (data: Authors, { createdAt, personId, ...stored }: StoredView, actor: Actor): SavedView => ({
  ...stored,
  by: authorName(data, personId),
  mine: personId === actor.id,
});

export const listViews = ({ store: { data } }: Pick<Deps, 'store'>, actor: Actor): SavedViews => {
  const own = data.views.list('person', actor.id);
  const others = data.views.list('shared', EVERY).filter(({ personId }) => personId !== actor.id);
  return {
    views: [...own, ...others]
      .map((stored) => viewOf(data, stored, actor))
      .sort((a, b) => a.name.localeCompare(b.name, 'en-IE')),
  };
};

/** Replaces one's own of the same name and screen. @throws Failure `conflict` when there are too many. */
export const saveView = async (deps: Deps, input: NewView, actor: Actor): Promise<SavedView> => {
  const stored = await deps.store.change((draft) => {
    const own = draft.views.list('person', actor.id);
    const before = own.find(({ screen, name }) => screen === input.screen && name === input.name);
    if (!before && own.length >= VIEWS_MAX) throw new Failure('conflict', FULL);
    const createdAt = before?.createdAt ?? deps.now().toISOString();
    const saved = { ...input, id: before?.id ?? deps.newId(), personId: actor.id, createdAt };
    draft.views.put(saved);
    return saved;
  });
  return viewOf(deps.store.data, stored, actor);
};

/** Shared views may also be deleted with the right to change settings. @throws Failure `not_found`, `forbidden`. */
export const removeView = (deps: Pick<Deps, 'store'>, id: string, actor: Actor): Promise<void> =>
  deps.store.change((draft) => {
    const stored = draft.views.get(id);
    const isOwn = stored?.personId === actor.id;
    // Of a colleague's own view nobody learns that it is there.
    if (!stored || !(isOwn || stored.shared)) throw new Failure('not_found', NOT_FOUND);
    if (!isOwn && !mayDo(actor.role, 'settings')) throw new Failure('forbidden', NOT_YOURS);
    draft.views.remove(id);
  });
