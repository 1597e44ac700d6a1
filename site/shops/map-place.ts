import type { Shop } from '#contract/settings/settings.ts';

/** Its size, its upper left corner in degrees, and the length of a degree of latitude. */
const MAP = { width: 640, height: 832, west: -7.62, north: 53.56, degree: 552, middle: 52.75 };
/** Per cent; a place beyond the drawing is shown at its edge. */
const EDGE = 5;
/** Times that one spot is moved; between many it may keep some overlap. */
const ROUNDS = 20;

const percent = (share: number) => Math.round(Math.min(100 - EDGE, Math.max(EDGE, share * 100)) * 100) / 100;

export type Place = Pick<Shop, 'latitude' | 'longitude'>;
/** Per cent from the left and from the top. */
export type Spot = { x: number; y: number };

const EAST_SHARE = Math.cos((MAP.middle * Math.PI) / 180) * MAP.degree;
/** Rounds to a thousandth of a degree, some 70 to 110 metres. */
const degrees = (value: number) => Math.round(value * 1000) / 1000;

export const mapPlace = ({ latitude, longitude }: Place): Spot => ({
  x: percent(((longitude - MAP.west) * EAST_SHARE) / MAP.width),
  y: percent(((MAP.north - latitude) * MAP.degree) / MAP.height),
});

/** Keeps the order; a spot nearer than `gap` to an earlier one moves away from it. */
export const spreadOut = (spots: readonly Spot[], gap: number): Spot[] => {
  const [across, down] = [MAP.width / 100, MAP.height / 100];
  const drawn: Spot[] = [];
  for (let { x, y } of spots) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ways = drawn.map((spot) => [(x - spot.x) * across, (y - spot.y) * down] as const);
      const way = ways.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
      const distance = way ? Math.hypot(...way) : gap;
      if (!way || distance >= gap) break;
      const [east, south] = distance === 0 ? [0, y > 50 ? -1 : 1] : [way[0] / distance, way[1] / distance];
      const push = gap - distance + 1;
      x = percent((x + (east * push) / across) / 100);
      y = percent((y + (south * push) / down) / 100);
    }
    drawn.push({ x, y });
  }
  return drawn;
};

/** `x` and `y` are shares of the map's width and height, 0 to 1. */
export const placeAt = (x: number, y: number): Place => ({
  latitude: degrees(MAP.north - (y * MAP.height) / MAP.degree),
  longitude: degrees(MAP.west + (x * MAP.width) / EAST_SHARE),
});
