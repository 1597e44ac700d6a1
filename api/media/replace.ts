import type { StoredPost } from '#contract/blogs/blogs.ts';
import { type Picture, pictureUrl } from '#contract/images/pictures.ts';
import type { MediaItem } from '#contract/media/media.ts';
import { recordAudit } from '../audit/record.ts';
import { withPicture } from '../containers/put-picture.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { savePicture } from '../picture-attachments/save-picture.ts';
import type { Draft } from '../store/store.ts';
import { noSuchPicture } from './library.ts';
import { ownersOf, viewMedia } from './usage.ts';

const inPost = (draft: Draft, before: StoredPost, old: Picture, picture: Picture, updatedAt: string): void => {
  const copies = new RegExp(`/api/media/${old.id}/\\d+x\\d+\\.webp`, 'g');
  draft.posts.put({
    ...before,
    cover: before.cover?.id === old.id ? picture : before.cover,
    body: before.body.replace(copies, pictureUrl(picture)),
    updatedAt,
    revision: before.revision + 1,
  });
};

/**
 * Replaces a picture in all its uses under a new id; descriptions stay.
 * @throws Failure `not_found`, `invalid` without a picture, or as the picture is refused.
 */
export const replaceMedia = async (
  deps: Deps,
  { id, uploads }: { id: string; uploads: readonly Upload[] },
  actor: Actor,
): Promise<MediaItem> => {
  if (!ownersOf(deps.store.data, id)) throw noSuchPicture();
  const { picture, dropped } = await savePicture(deps, uploads, (replacement) =>
    deps.store.change((draft) => {
      const owners = ownersOf(draft, id);
      if (!owners) throw noSuchPicture();
      const at = deps.now().toISOString();
      if (owners.media) draft.media.put({ ...owners.media, picture: replacement });
      const outdated = owners.containers.flatMap((before) => {
        const { container, dropped } = withPicture(before, replacement, { at, by: actor.id });
        draft.imageContainers.put(container);
        return dropped;
      });
      for (const post of owners.posts) inPost(draft, post, owners.picture, replacement, at);
      const changed = { before: { url: pictureUrl(owners.picture) }, after: { url: pictureUrl(replacement) } };
      const subject = { subjectKind: 'media', subjectId: replacement.id } as const;
      recordAudit(draft, deps, { actor, action: 'picture changed', ...subject, changed });
      return { picture: replacement, dropped: outdated };
    }),
  );
  await removeUnused(deps, [id, ...dropped]);
  const owners = ownersOf(deps.store.data, picture.id);
  if (!owners) throw noSuchPicture();
  return viewMedia(owners);
};
