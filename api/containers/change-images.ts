import type * as z from 'zod/mini';
import type {
  ImageContainer,
  imageUpdate,
  newImageContainer,
  StoredImageContainer,
} from '#contract/containers/containers.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { byId, stampsAt } from './find-container.ts';
import { noteRemoved } from './first-containers.ts';

export const aboutImage = ({ id, relativeUrl }: StoredImageContainer) =>
  ({ subjectKind: 'image', subjectId: id, detail: relativeUrl }) as const;

const auditedFields = ({ altText, title, description, metadata }: StoredImageContainer) => ({
  altText,
  title,
  description,
  metadata,
});

export const viewImage = (container: StoredImageContainer): ImageContainer => ({
  ...container,
  currentImageUrl: container.picture && pictureUrl(container.picture),
});

export const createImage = async (
  deps: Deps,
  input: z.infer<typeof newImageContainer>,
  actor: Actor,
): Promise<ImageContainer> => {
  const newId = deps.newId();
  const container = await deps.store.change((draft) => {
    const at = deps.now().toISOString();
    const stamps = stampsAt(draft.imageContainers, input, { id: newId, at, by: actor.id });
    const made: StoredImageContainer = { ...input, picture: null, ...stamps, versions: [] };
    draft.imageContainers.put(made);
    recordAudit(draft, deps, { actor, action: 'created', ...aboutImage(made) });
    return made;
  });
  return viewImage(container);
};

/**
 * Omitted texts keep their value.
 * @throws Failure `not_found`, or `conflict` if `revision` is not the newest.
 */
export const updateImage = async (
  deps: Deps,
  { id, ...changes }: z.infer<typeof imageUpdate> & { id: string },
  actor: Actor,
): Promise<ImageContainer> => {
  const container = await deps.store.change((draft) => {
    const before = byId(draft.imageContainers, id);
    checkRevision(before, changes.revision);
    const after: StoredImageContainer = {
      ...before,
      altText: changes.altText ?? before.altText,
      title: changes.title ?? before.title,
      description: changes.description ?? before.description,
      metadata: changes.metadata ?? before.metadata,
      revision: before.revision + 1,
      updatedAt: deps.now().toISOString(),
      updatedBy: actor.id,
    };
    draft.imageContainers.put(after);
    const changed = changedFields(auditedFields(before), auditedFields(after));
    recordAudit(draft, deps, { actor, action: 'changed', ...aboutImage(after), changed });
    return after;
  });
  return viewImage(container);
};

export const removeImage = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  const { picture, versions } = await deps.store.change((draft) => {
    const container = byId(draft.imageContainers, id);
    draft.imageContainers.remove(id);
    noteRemoved(draft, container);
    recordAudit(draft, deps, { actor, action: 'deleted', ...aboutImage(container) });
    return container;
  });
  const ids = [...(picture ? [picture] : []), ...versions.map((version) => version.picture)].map(({ id }) => id);
  await removeUnused(deps, ids);
};
