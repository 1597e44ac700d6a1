export interface Point {
  latitude: number;
  longitude: number;
}

const RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres in a straight line. */
export const distance = (a: Point, b: Point): number => {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const half = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
};

export const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, point, at) => sum + (at === 0 ? 0 : distance(way[at - 1] ?? point, point)), 0);
