import type { Settings } from '#contract/settings.ts';
import { shopLooks } from '#site/pages/shops/shop-looks.ts';
import { mapPlace } from '#site/shops/map-place.ts';

export const MAP_PINS_PATH = '/map-pins.css';

/** Where the pins of the map stand: pages hold no styles, so the places come as a sheet of their own. */
export const mapPins = ({ shops }: Settings): string => {
  const rules = shops.map((shop) => {
    const { x, y } = mapPlace(shop);
    return `.${shopLooks[shop.key].pin}{--x:${x}%;--y:${y}%}`;
  });
  return `@layer site{${rules.join('')}}`;
};

/** The address of the sheet, another one for each set of places. */
export const mapPinsHref = ({ shops }: Settings): string =>
  `${MAP_PINS_PATH}?at=${shops.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')}`;
