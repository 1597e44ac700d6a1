import type * as z from 'zod/mini';
import type { ImageContainer, imageUpload } from '#contract/containers/containers.ts';
import { checkRevision } from '../core/check-revision.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { savePicture } from '../picture-attachments/save-picture.ts';
import { viewImage } from './change-images.ts';
import { byId } from './find-container.ts';
import { putPicture } from './put-picture.ts';

type Texts = z.infer<typeof imageUpload>;

/**
 * The earlier picture becomes a version, and empty texts keep their value.
 * @throws Failure `not_found`, `conflict` if `revision` is not the newest, `invalid` without a picture, or that of a refused
 * picture; nothing is stored then.
 */
export const uploadImage = async (
  deps: Deps,
  { id, texts, uploads }: { id: string; texts: Texts; uploads: readonly Upload[] },
  actor: Actor,
): Promise<ImageContainer> => {
  checkRevision(byId(deps.store.data.imageContainers, id), texts.revision);
  const given = {
    altText: texts.altText || undefined,
    title: texts.title || undefined,
    description: texts.description || undefined,
  };
  const { container, dropped } = await savePicture(deps, uploads, (picture) =>
    deps.store.change((draft) => {
      const before = byId(draft.imageContainers, id);
      checkRevision(before, texts.revision);
      return putPicture(draft, deps, before, { picture, texts: given }, actor);
    }),
  );
  await removeUnused(deps, dropped);
  return viewImage(container);
};
