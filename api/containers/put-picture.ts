import type { StoredImageContainer } from '#contract/containers/containers.ts';
import { type Picture, pictureUrl } from '#contract/images/pictures.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit } from '../audit/record.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import type { Draft } from '../store/store.ts';
import { withVersion } from './append-version.ts';
import { aboutImage } from './change-images.ts';

interface Exchanged {
  container: StoredImageContainer;
  dropped: string[];
}

/** The earlier picture becomes a version, and one that comes back is no longer a version. */
export const withPicture = (
  before: StoredImageContainer,
  picture: Picture,
  { at, by }: { at: string; by: string },
): Exchanged => {
  const others = before.versions.filter((version) => version.picture.id !== picture.id);
  const { versions, dropped } =
    before.picture && before.picture.id !== picture.id
      ? withVersion(others, {
          picture: before.picture,
          altText: before.altText,
          at: before.updatedAt,
          by: before.updatedBy,
        })
      : { versions: others, dropped: [] };
  return {
    container: { ...before, picture, versions, revision: before.revision + 1, updatedAt: at, updatedBy: by },
    dropped: dropped.map((version) => version.picture.id),
  };
};

const auditedFields = ({ picture, altText }: StoredImageContainer) => ({
  url: picture && pictureUrl(picture),
  altText,
});

interface Put {
  picture: Picture;
  /** Omitted or undefined texts keep their value. */
  texts: { altText?: string | undefined; title?: string | undefined; description?: string | undefined };
}

export const putPicture = (
  draft: Draft,
  deps: Pick<Deps, 'now' | 'newId'>,
  before: StoredImageContainer,
  { picture, texts }: Put,
  actor: Actor,
): Exchanged => {
  const { container: pictured, dropped } = withPicture(before, picture, { at: deps.now().toISOString(), by: actor.id });
  const container: StoredImageContainer = {
    ...pictured,
    altText: texts.altText ?? before.altText,
    title: texts.title ?? before.title,
    description: texts.description ?? before.description,
  };
  draft.imageContainers.put(container);
  const changed = changedFields(auditedFields(before), auditedFields(container));
  recordAudit(draft, deps, { actor, action: 'picture changed', ...aboutImage(container), changed });
  return { container, dropped };
};
