import { privacy } from '#contract/words/privacy.ts';
import { type Saying, saying } from '../../language/saying.ts';

export const monthsInWords = (months: number): Saying =>
  months % 12 === 0 ? saying(privacy.years, { count: months / 12 }) : saying(privacy.months, { count: months });
