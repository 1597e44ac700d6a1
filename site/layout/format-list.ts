import { pageLanguage } from '../language/t.ts';

/**
 * "Clane, Bagnelstown and New Ross"; on a page in another language without a word between the names.
 * Not by `Intl.ListFormat`: to make one took 30 to 70 ms on a slow machine, before a form came alive.
 */
export const formatList = (names: readonly string[]): string => {
  if (names.length < 2 || pageLanguage().language) return names.join(', ');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};
