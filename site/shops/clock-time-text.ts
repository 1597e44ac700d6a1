import { formatTime } from '#contract/languages/dates.ts';
import { pageLanguage } from '../language/t.ts';

export const clockTimeText = (value: string): string => formatTime(pageLanguage().language, value);

export const clockTimesText = (opens: string, closes: string): string =>
  `${clockTimeText(opens)}–${clockTimeText(closes)}`;
