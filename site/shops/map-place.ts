import type { Shop } from '#contract/settings/settings.ts';

/** The drawn map: its size, the corner at its upper left in degrees, and how much a degree of latitude takes. */
const MAP = { width: 640, height: 832, west: -7.62, north: 53.56, degree: 552, middle: 52.75 };
/** A place beyond the drawing is shown at its edge, in per cent. */
const EDGE = 5;

const percent = (share: number) => Math.round(Math.min(100 - EDGE, Math.max(EDGE, share * 100)) * 100) / 100;

/** Where a shop lies on the drawn map, in per cent from the left and from the top. */
export const mapPlace = ({ latitude, longitude }: Pick<Shop, 'latitude' | 'longitude'>): { x: number; y: number } => ({
  x: percent(((longitude - MAP.west) * Math.cos((MAP.middle * Math.PI) / 180) * MAP.degree) / MAP.width),
  y: percent(((MAP.north - latitude) * MAP.degree) / MAP.height),
});
