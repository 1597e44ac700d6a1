import { holidayOn } from '#contract/runs/public-holidays.ts';
import type { Settings, Shop } from '#contract/settings/settings.ts';
import { Failure } from '../core/failure.ts';

const NO_HOLIDAY = 'This day is no public holiday. Its hours are those of the weekday.';

/** @throws Failure `invalid` for holiday hours on a day that is not a holiday. */
export const checkHolidays = ({ shops }: Pick<Settings, 'shops'>): void => {
  const wrong = shops.flatMap(({ holidayHours = [] }, shop) =>
    holidayHours.flatMap(({ date }, at) => (holidayOn(date) ? [] : [`shops.${shop}.holidayHours.${at}.date`])),
  );
  if (wrong.length === 0) return;
  throw new Failure('invalid', NO_HOLIDAY, { fields: Object.fromEntries(wrong.map((field) => [field, NO_HOLIDAY])) });
};

/** Keeps the stored holiday hours where a request from an older client does not send them. */
export const keepHolidays = (shops: readonly Shop[], stored: readonly Shop[]): Shop[] =>
  shops.map((shop) => {
    const holidayHours = shop.holidayHours ?? stored.find(({ key }) => key === shop.key)?.holidayHours;
    return { ...shop, ...(holidayHours && { holidayHours }) };
  });
