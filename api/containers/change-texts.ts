import type * as z from 'zod/mini';
import type { newTextContainer, StoredTextContainer, textUpdate } from '#contract/containers/containers.ts';
import { addressIn } from '#contract/languages/languages.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';
import { withVersion } from './append-version.ts';
import { digestOf, englishWordsAt, viewText } from './english-words.ts';
import { byId, stampsAt } from './find-container.ts';
import { noteRemoved } from './first-containers.ts';

const about = ({ id, relativeUrl, language }: StoredTextContainer) =>
  ({ subjectKind: 'text', subjectId: id, detail: addressIn(language, relativeUrl) }) as const;

const madeFrom = (
  deps: Deps,
  text: Pick<StoredTextContainer, 'language' | 'tags' | 'relativeUrl'>,
  english: string | undefined,
) => (text.language ? { englishDigest: digestOf(english ?? englishWordsAt(deps, text)) } : {});

/** @throws Failure `conflict` if there is one with the same tags in its language. */
export const createText = (
  deps: Deps,
  { english, ...input }: z.infer<typeof newTextContainer>,
  actor: Actor,
): Promise<StoredTextContainer> => {
  const newId = deps.newId();
  return deps.store.change((draft) => {
    const at = deps.now().toISOString();
    const stamps = stampsAt(draft.textContainers, input, { id: newId, at, by: actor.id });
    const container: StoredTextContainer = { ...input, ...stamps, ...madeFrom(deps, input, english), versions: [] };
    draft.textContainers.put(container);
    recordAudit(draft, deps, { actor, action: 'created', ...about(container) });
    return container;
  });
};

const keepAsRight = (draft: Draft, deps: Deps, before: StoredTextContainer, actor: Actor, english?: string) => {
  const made = madeFrom(deps, before, english);
  if (made.englishDigest === before.englishDigest) return before;
  const after = { ...before, ...made };
  draft.textContainers.put(after);
  const changed = changedFields({ isOutdated: true }, { isOutdated: false });
  recordAudit(draft, deps, { actor, action: 'changed', ...about(before), changed });
  return after;
};

/**
 * The earlier text becomes a version; saving a translation unchanged marks it as still right.
 * @throws Failure `not_found`, or `conflict` if `revision` is not the newest.
 */
export const updateText = (
  deps: Deps,
  { id, content, revision, english }: z.infer<typeof textUpdate> & { id: string },
  actor: Actor,
): Promise<StoredTextContainer> =>
  deps.store.change((draft) => {
    const before = viewText(deps, byId(draft.textContainers, id));
    checkRevision(before, revision);
    if (content === before.content) return keepAsRight(draft, deps, before, actor, english);
    const earlier = { content: before.content, at: before.updatedAt, by: before.updatedBy };
    const container: StoredTextContainer = {
      ...before,
      content,
      revision: before.revision + 1,
      updatedAt: deps.now().toISOString(),
      updatedBy: actor.id,
      ...madeFrom(deps, before, english),
      versions: withVersion(before.versions, earlier).versions,
    };
    draft.textContainers.put(container);
    const changed = changedFields({ content: before.content }, { content });
    recordAudit(draft, deps, { actor, action: 'changed', ...about(container), changed });
    return container;
  });

const CHANGED_SINCE_READ = 'A colleague has changed this text meanwhile, so it was not removed. Please read it first.';

export const removeText = (
  deps: Deps,
  { id, revision }: { id: string; revision?: number | undefined },
  actor: Actor,
): Promise<void> =>
  deps.store.change((draft) => {
    const container = byId(draft.textContainers, id);
    checkRevision(container, revision, CHANGED_SINCE_READ);
    draft.textContainers.remove(id);
    if (!container.language) noteRemoved(draft, container);
    recordAudit(draft, deps, { actor, action: 'deleted', ...about(container) });
  });
