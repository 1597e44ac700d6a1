import type { ImageRestoration, ImageVersions, TextVersions } from '#contract/containers/container-versions.ts';
import type { ImageContainer } from '#contract/containers/containers.ts';
import { pictureUrl } from '#contract/images/pictures.ts';
import { checkRevision } from '../core/check-revision.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { viewImage } from './change-images.ts';
import { byId } from './find-container.ts';
import { putPicture } from './put-picture.ts';

const NO_SUCH_VERSION = 'This earlier picture is no longer kept. Please choose another.';

type ReadDeps = Pick<Deps, 'store'>;

const current = ({ store }: ReadDeps, { updatedAt, updatedBy }: { updatedAt: string; updatedBy: string }) => ({
  at: updatedAt,
  by: authorName(store.data, updatedBy),
});

export const textHistory = (deps: ReadDeps, id: string): TextVersions => {
  const { data } = deps.store;
  const container = byId(data.textContainers, id);
  const versions = container.versions.toReversed().map((version) => ({ ...version, by: authorName(data, version.by) }));
  return { current: current(deps, container), versions };
};

export const imageHistory = (deps: ReadDeps, id: string): ImageVersions => {
  const { data } = deps.store;
  const container = byId(data.imageContainers, id);
  const versions = container.versions.toReversed().map(({ picture, by, ...version }) => ({
    ...version,
    by: authorName(data, by),
    id: picture.id,
    url: pictureUrl(picture),
  }));
  return { current: current(deps, container), versions };
};

/**
 * The current picture becomes a version.
 * @throws Failure `not_found`, or `conflict` if `revision` is not the newest.
 */
export const restoreImage = async (
  deps: Deps,
  { id, pictureId, revision }: ImageRestoration & { id: string },
  actor: Actor,
): Promise<ImageContainer> => {
  const { container } = await deps.store.change((draft) => {
    const before = byId(draft.imageContainers, id);
    checkRevision(before, revision);
    const wanted = before.versions.find(({ picture }) => picture.id === pictureId);
    if (!wanted) throw new Failure('not_found', NO_SUCH_VERSION);
    const { picture, altText } = wanted;
    return putPicture(draft, deps, before, { picture, texts: { altText } }, actor);
  });
  return viewImage(container);
};
