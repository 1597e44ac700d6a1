import type { Settings } from '#contract/settings/settings.ts';
import { mapPlace } from '../../shops/map-place.ts';
import { pinOf } from './shop-variants.ts';

export const MAP_PINS_PATH = '/map-pins.css';

/** A style sheet of its own, as pages have no inline styles. */
export const mapPins = ({ shops }: Settings): string => {
  const rules = shops.map((shop) => {
    const { x, y } = mapPlace(shop);
    return `.${pinOf(shop.key)}{--x:${x}%;--y:${y}%}`;
  });
  return `@layer site{${rules.join('')}}`;
};

/** Differs for each set of positions. */
export const mapPinsHref = ({ shops }: Settings): string =>
  `${MAP_PINS_PATH}?at=${shops.map(({ key, latitude, longitude }) => `${key},${latitude},${longitude}`).join(';')}`;
