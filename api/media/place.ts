import type { ImageContainer } from '#contract/containers/containers.ts';
import type { MediaPlacing } from '#contract/media/media.ts';
import { viewImage } from '../containers/change-images.ts';
import { byId } from '../containers/find-container.ts';
import { putPicture } from '../containers/put-picture.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { noSuchPicture } from './library.ts';
import { ownersOf } from './usage.ts';

/**
 * Places a picture of the library, a page or a post on another page; never one that visitors sent in.
 * @throws Failure `not_found`.
 */
export const placeMedia = async (
  deps: Deps,
  { id, containerId, altText }: MediaPlacing & { id: string },
  actor: Actor,
): Promise<ImageContainer> => {
  const { container, dropped } = await deps.store.change((draft) => {
    const owners = ownersOf(draft, id);
    if (!owners) throw noSuchPicture();
    const before = byId(draft.imageContainers, containerId);
    return putPicture(
      draft,
      deps,
      before,
      { picture: owners.picture, texts: { altText: altText || undefined } },
      actor,
    );
  });
  await removeUnused(deps, dropped);
  return viewImage(container);
};
