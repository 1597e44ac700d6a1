import { containerTags, type StoredTextContainer } from '#contract/containers/containers.ts';
import type { ListedPlace, PageContentQuery, SiteContent } from '#contract/containers/content.ts';
import { isTranslatedPath, languages } from '#contract/languages/languages.ts';
import { fallbackOf, type ImagePlace, type TextPlace } from '#contract/places/place.ts';
import type { Deps } from '../http/deps.ts';
import { authorName } from '../identity/author-name.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { readSettings } from '../settings/settings.ts';
import { pageIn, placeOf } from '../store/index-keys.ts';
import { viewImage } from './change-images.ts';
import { isShownSometimes } from './conditional-texts.ts';
import { isBehind, viewText } from './english-words.ts';
import { placesNow } from './places.ts';

type ReadDeps = Pick<Deps, 'store'>;

const missingOn = ({ store: { data } }: ReadDeps, address: string) =>
  [...placesNow(data)].flatMap(([at, { kind, relativeUrl, key }]) => {
    if (relativeUrl !== address) return [];
    const containers = kind === 'text' ? data.textContainers : data.imageContainers;
    return containers.list('place', at).length > 0 ? [] : [{ kind, key }];
  });

/** Oldest first; falls back to English if a language is off or has no text at a place. */
export const contentOfPage = ({ store }: ReadDeps, { relativeUrl, language: requested }: PageContentQuery) => {
  const { data } = store;
  const language = isLanguageOn({ store }, requested) ? requested : undefined;
  const inEnglish = data.textContainers.list('page', relativeUrl).filter(({ content }) => content);
  const translated = language ? data.textContainers.list('page', pageIn(relativeUrl, language)) : [];
  const places = new Set(translated.map(({ tags }) => placeOf(tags, relativeUrl)));
  return {
    texts: [...inEnglish.filter(({ tags }) => !places.has(placeOf(tags, relativeUrl))), ...translated],
    images: data.imageContainers
      .list('page', relativeUrl)
      .filter(({ picture, revision }) => picture || revision > 1)
      .map(viewImage),
    missing: missingOn({ store }, relativeUrl),
  };
};

interface Written {
  updatedAt: string;
  updatedBy: string;
}

const change = ({ store }: ReadDeps, { updatedAt, updatedBy }: Written) => ({
  by: authorName(store.data, updatedBy),
  at: updatedAt,
});
const changed = (deps: ReadDeps, container: Written | undefined) => (container ? change(deps, container) : null);

const translationsOf = (
  deps: ReadDeps,
  { relativeUrl, key }: TextPlace,
  original: StoredTextContainer | undefined,
  fallback: string,
) => {
  const tags = containerTags('text', relativeUrl, key);
  return languages.flatMap((language) =>
    deps.store.data.textContainers.list('place', placeOf(tags, relativeUrl, language)).map((text) => ({
      language,
      text,
      changed: change(deps, text),
      isOutdated: isBehind(text, original, fallback),
    })),
  );
};

const listed = (deps: ReadDeps, place: TextPlace | ImagePlace): ListedPlace => {
  const { data } = deps.store;
  const { relativeUrl, key, page, name } = place;
  const at = placeOf(containerTags(place.kind, relativeUrl, key), relativeUrl);
  const words = { relativeUrl, key, page, name };
  if (place.kind === 'text') {
    const [text] = data.textContainers.list('place', at);
    const fallback = fallbackOf(place, readSettings(deps));
    const isChanged = Boolean(text?.content) && text?.content !== fallback;
    return {
      kind: 'text',
      ...words,
      form: place.form,
      isSometimes: isShownSometimes(place),
      fallback,
      text: text ? viewText(deps, text) : null,
      translations: isTranslatedPath(relativeUrl) ? translationsOf(deps, place, text, fallback) : null,
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

export const listContent = (deps: ReadDeps): SiteContent => ({
  places: [...placesNow(deps.store.data).values()].map((place) => listed(deps, place)),
});
