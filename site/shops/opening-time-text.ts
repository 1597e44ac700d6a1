import { pageLanguage } from '../language/t.ts';

/**
 * 09:00" gives "9:00", "17:00" gives "5:00". The other languages of the site count 24 hours, and write a time as it is stored.
 */
export const openingTimeText = (value: string): string => {
  if (pageLanguage().language) return value;
  const [hours = '0', minutes = '00'] = value.split(':');
  return `${Number(hours) % 12 || 12}:${minutes}`;
};

export const openingHoursText = (opens: string, closes: string): string =>
  `${openingTimeText(opens)}–${openingTimeText(closes)}`;
