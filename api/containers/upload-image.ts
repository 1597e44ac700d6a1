import type * as z from 'zod/mini';
import type { ImageContainer, imageUpload, StoredImageContainer } from '#contract/containers/containers.ts';
import { type Picture, pictureUrl } from '#contract/images/pictures.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { savePicture } from '../picture-attachments/save-picture.ts';
import { withVersion } from './append-version.ts';
import { aboutImage, viewImage } from './change-images.ts';
import { byId } from './find-container.ts';

type Texts = z.infer<typeof imageUpload>;

const earlierPictures = ({ picture, altText, updatedAt, updatedBy, versions }: StoredImageContainer) =>
  picture
    ? withVersion(versions, { picture, altText, at: updatedAt, by: updatedBy })
    : { versions: [...versions], dropped: [] };

const exchange = (deps: Deps, id: string, picture: Picture, texts: Texts, actor: Actor) =>
  deps.store.change((draft) => {
    const before = byId(draft.imageContainers, id);
    checkRevision(before, texts.revision);
    const { versions, dropped } = earlierPictures(before);
    const container: StoredImageContainer = {
      ...before,
      picture,
      altText: texts.altText || before.altText,
      title: texts.title || before.title,
      description: texts.description || before.description,
      revision: before.revision + 1,
      updatedAt: deps.now().toISOString(),
      updatedBy: actor.id,
      versions,
    };
    draft.imageContainers.put(container);
    const auditedFields = ({ picture, altText }: StoredImageContainer) => ({
      url: picture && pictureUrl(picture),
      altText,
    });
    const changed = changedFields(auditedFields(before), auditedFields(container));
    recordAudit(draft, deps, { actor, action: 'picture changed', ...aboutImage(container), changed });
    return { container, dropped: dropped.map((version) => version.picture.id) };
  });

/**
 * Replaces the picture of an image container; the earlier one becomes a version, and empty texts keep their value.
 * @throws Failure `not_found`, `conflict` when `revision` is not the newest, `invalid` without a picture, or that of a refused picture; then nothing is stored.
 */
export const uploadImage = async (
  deps: Deps,
  { id, texts, uploads }: { id: string; texts: Texts; uploads: readonly Upload[] },
  actor: Actor,
): Promise<ImageContainer> => {
  checkRevision(byId(deps.store.data.imageContainers, id), texts.revision);
  const { container, dropped } = await savePicture(deps, uploads, (picture) =>
    exchange(deps, id, picture, texts, actor),
  );
  await removeUnused(deps, dropped);
  return viewImage(container);
};
