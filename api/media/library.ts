import { pictureUrl } from '#contract/images/pictures.ts';
import type { MediaItem, MediaItems, MediaQuery } from '#contract/media/media.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Upload } from '../images/images.ts';
import { removeUnused } from '../picture-attachments/remove-unused.ts';
import { savePicture } from '../picture-attachments/save-picture.ts';
import { sortedPageOf } from '../search/page-of.ts';
import { everyPicture, matchesWords } from './every-picture.ts';
import { missesAlt, ownersOf, usesOf, viewMedia } from './usage.ts';

const NO_SUCH_PICTURE = 'There is no such picture. It may have been deleted.';
export const noSuchPicture = () => new Failure('not_found', NO_SUCH_PICTURE);

export const listMedia = (
  { store: { data } }: Pick<Deps, 'store'>,
  { q, missingAlt, ...paging }: MediaQuery,
): MediaItems => {
  const matches = matchesWords(q);
  const found = everyPicture(data).filter((one) => (!missingAlt || missesAlt(one.owners)) && matches(one));
  const { rows, total } = sortedPageOf(found, paging);
  return { items: rows.map(({ owners }) => viewMedia(owners)), total };
};

const itemOf = ({ store: { data } }: Pick<Deps, 'store'>, id: string): MediaItem => {
  const owners = ownersOf(data, id);
  if (!owners) throw noSuchPicture();
  return viewMedia(owners);
};

/** @throws Failure `invalid` without a picture, or as the picture is refused. */
export const addMedia = (
  deps: Deps,
  { altText, uploads }: { altText: string; uploads: readonly Upload[] },
  actor: Actor,
): Promise<MediaItem> =>
  savePicture(deps, uploads, async (picture) => {
    await deps.store.change((draft) => {
      const createdAt = deps.now().toISOString();
      draft.media.put({ id: deps.newId(), picture, altText, createdAt, createdBy: actor.id });
      const subject = { subjectKind: 'media', subjectId: picture.id } as const;
      recordAudit(draft, deps, { actor, action: 'created', ...subject, changed: { before: {}, after: { altText } } });
    });
    return itemOf(deps, picture.id);
  });

/** @throws Failure `not_found`. */
export const describeMedia = async (
  deps: Deps,
  { id, altText }: { id: string; altText: string },
  actor: Actor,
): Promise<MediaItem> => {
  await deps.store.change((draft) => {
    const owners = ownersOf(draft, id);
    if (!owners) throw noSuchPicture();
    const updatedAt = deps.now().toISOString();
    const stamp = { updatedAt, updatedBy: actor.id };
    if (owners.media) draft.media.put({ ...owners.media, altText });
    for (const container of owners.containers) {
      draft.imageContainers.put({ ...container, altText, ...stamp, revision: container.revision + 1 });
    }
    for (const post of owners.posts.filter(({ cover }) => cover?.id === id)) {
      draft.posts.put({ ...post, coverAlt: altText, updatedAt, revision: post.revision + 1 });
    }
    const changed = { before: { altText: viewMedia(owners).altText }, after: { altText } };
    recordAudit(draft, deps, { actor, action: 'changed', subjectKind: 'media', subjectId: id, changed });
  });
  return itemOf(deps, id);
};

/** @throws Failure `not_found`, or `conflict` with its uses. */
export const removeMedia = async (deps: Deps, id: string, actor: Actor): Promise<void> => {
  await deps.store.change((draft) => {
    const owners = ownersOf(draft, id);
    if (!owners) throw noSuchPicture();
    const uses = usesOf(owners).map(({ label }) => label);
    if (uses.length > 0 || !owners.media) {
      throw new Failure('conflict', `This picture is in use: ${uses.join(', ')}. Please take it out there first.`);
    }
    draft.media.remove(owners.media.id);
    const url = pictureUrl(owners.picture);
    const changed = { before: { url, altText: owners.media.altText }, after: {} };
    recordAudit(draft, deps, { actor, action: 'deleted', subjectKind: 'media', subjectId: id, changed });
  });
  await removeUnused(deps, [id]);
};
