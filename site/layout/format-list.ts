import { pageLanguage } from '../language/t.ts';

/**
 * "Clane, Bagnelstown and New Ross"; in another language there is no word between the names. Avoids `Intl.ListFormat`: making
 * one took 30 to 70 ms on a slow machine, before a form was hydrated.
 */
export const formatList = (names: readonly string[]): string => {
  if (names.length < 2 || pageLanguage().language) return names.join(', ');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
