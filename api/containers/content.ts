import { containerTags } from '#contract/containers.ts';
import type { ListedPlace, SiteContent } from '#contract/content.ts';
import { everyPlace } from '#contract/places/every-place.ts';
import { fallbackOf, type ImagePlace, type TextPlace } from '#contract/places/place.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { readSettings } from '../settings/settings.ts';
import { placeOf } from '../store/index-keys.ts';
import { viewImage } from './images.ts';

type ReadDeps = Pick<Deps, 'store'>;

/** What staff have put on a page, oldest first. */
export const contentOfPage = ({ store: { data } }: ReadDeps, relativeUrl: string) => ({
  texts: [...data.textContainers.list('page', relativeUrl)],
  images: data.imageContainers.list('page', relativeUrl).map(viewImage),
});

const changed = ({ store }: ReadDeps, container: { updatedAt: string; updatedBy: string } | undefined) =>
  container ? { by: authorName(store.data, container.updatedBy), at: container.updatedAt } : null;

const listed = (deps: ReadDeps, place: TextPlace | ImagePlace): ListedPlace => {
  const { data } = deps.store;
  const { relativeUrl, key, page, name } = place;
  const at = placeOf(containerTags(place.kind, relativeUrl, key), relativeUrl);
  const words = { relativeUrl, key, page, name };
  if (place.kind === 'text') {
    const [text] = data.textContainers.list('place', at);
    const fallback = fallbackOf(place, readSettings(deps));
    const isChanged = text !== undefined && text.content !== fallback;
    return {
      kind: 'text',
      ...words,
      form: place.form,
      fallback,
      text: text ?? null,
      isChanged,
      changed: changed(deps, isChanged ? text : undefined),
    };
  }
  const [image] = data.imageContainers.list('place', at);
  const pictured = image?.picture ? image : undefined;
  return {
    kind: 'image',
    ...words,
    image: image ? viewImage(image) : null,
    isChanged: pictured !== undefined,
    changed: changed(deps, pictured),
  };
};

/** Every text and picture of the website that staff can replace, with who changed it last. */
export const listContent = (deps: ReadDeps): SiteContent => ({
  places: everyPlace.map((place) => listed(deps, place)),
});
