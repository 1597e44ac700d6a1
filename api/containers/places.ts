import { containerTags } from '#contract/containers/containers.ts';
import { everyPlaceWith } from '#contract/places/every-place.ts';
import type { ImagePlace, TextPlace } from '#contract/places/place.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { Shop } from '#contract/settings/settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { placeOf } from '../store/index-keys.ts';
import type { View } from '../store/store.ts';

type Places = ReadonlyMap<string, TextPlace | ImagePlace>;

const known = new WeakMap<readonly Shop[], Places>();

export const placesNow = ({ settings }: { readonly settings: Pick<View['settings'], 'get'> }): Places => {
  const { shops } = settings.get(SETTINGS_ID) ?? defaultSettings;
  const found =
    known.get(shops) ??
    new Map(
      everyPlaceWith(shops).map((place) => {
        const { kind, relativeUrl, key } = place;
        return [placeOf(containerTags(kind, relativeUrl, key), relativeUrl), place] as const;
      }),
    );
  known.set(shops, found);
  return found;
};
