import { formatTime } from '#contract/languages/dates.ts';
import { pageLanguage } from '../language/t.ts';

export const openingTimeText = (value: string): string => formatTime(pageLanguage().language, value);

export const openingHoursText = (opens: string, closes: string): string =>
  `${openingTimeText(opens)}–${openingTimeText(closes)}`;
