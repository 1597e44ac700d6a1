/** The counties that the van may be asked to come to. */
export const counties = ['Carlow', 'Kildare', 'Kilkenny', 'Laois', 'Waterford', 'Wexford', 'Wicklow'] as const;
export type County = (typeof counties)[number];

/** The county of most addresses of a routing key, the first three signs of an Eircode. */
const countyOfKey: Readonly<Record<string, County>> = {
  R14: 'Kildare',
  R51: 'Kildare',
  R56: 'Kildare',
  W12: 'Kildare',
  W23: 'Kildare',
  W34: 'Kildare',
  W91: 'Kildare',
  R21: 'Carlow',
  R93: 'Carlow',
  Y21: 'Wexford',
  Y25: 'Wexford',
  Y34: 'Wexford',
  Y35: 'Wexford',
  R95: 'Kilkenny',
  R32: 'Laois',
  X91: 'Waterford',
  Y14: 'Wicklow',
};

/** The county of an Eircode, however it is written; null where the key is unknown. */
export const countyOf = (eircode: string): County | null =>
  countyOfKey[eircode.replace(/[\s-]/g, '').slice(0, 3).toUpperCase()] ?? null;

/** An address with its county, unless that stands in it. */
export const addressWithCounty = (address: string, county: string): string =>
  county === '' || address.toLowerCase().includes(county.toLowerCase())
    ? address
    : `${address.trimEnd()}\nCo. ${county}`;
