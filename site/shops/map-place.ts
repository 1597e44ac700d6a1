import type { Shop } from '#contract/settings/settings.ts';

/** The drawn map: its size, the corner at its upper left in degrees, and how much a degree of latitude takes. */
const MAP = { width: 640, height: 832, west: -7.62, north: 53.56, degree: 552, middle: 52.75 };
/** A place beyond the drawing is shown at its edge, in per cent. */
const EDGE = 5;

const percent = (share: number) => Math.round(Math.min(100 - EDGE, Math.max(EDGE, share * 100)) * 100) / 100;

type Place = Pick<Shop, 'latitude' | 'longitude'>;

const EAST_SHARE = Math.cos((MAP.middle * Math.PI) / 180) * MAP.degree;
/** A thousandth of a degree is some 70 to 110 metres. */
const degrees = (value: number) => Math.round(value * 1000) / 1000;

/** Where a shop lies on the drawn map, in per cent from the left and from the top. */
export const mapPlace = ({ latitude, longitude }: Place): { x: number; y: number } => ({
  x: percent(((longitude - MAP.west) * EAST_SHARE) / MAP.width),
  y: percent(((MAP.north - latitude) * MAP.degree) / MAP.height),
});

/** The place that is drawn at a share of the map's width and height, each from 0 to 1. */
export const placeAt = (x: number, y: number): Place => ({
  latitude: degrees(MAP.north - (y * MAP.height) / MAP.degree),
  longitude: degrees(MAP.west + (x * MAP.width) / EAST_SHARE),
});
