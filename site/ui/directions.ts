/** The way to a place in Ireland on a map, which knows Eircodes, too; opens outside. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${place}, Ireland`)}`;
