import { formatTime } from '#contract/languages/dates.ts';
import { pageLanguage } from '../language/t.ts';

export const doorTime = (value: string): string => formatTime(pageLanguage().language, value);

export const doorHours = (opens: string, closes: string): string => `${doorTime(opens)}–${doorTime(closes)}`;
