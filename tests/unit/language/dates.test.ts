import { expect, it } from 'vitest';
import { formatDay } from '#contract/languages/dates.ts';
import { languages } from '#contract/languages/languages.ts';
import { inPageLanguage } from '#site/language/translator.ts';
import { clockTimesText, clockTimeText } from '#site/shops/clock-time-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const wholeYear = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2028, 0, 1) + at * DAY_MS));

it.each(languages)(
  'dates are written in %s as the Unicode CLDR has them, in browsers without the language, too',
  (language) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    const [long, dayOnly, weekday] = [
      format({ day: 'numeric', month: 'long', year: 'numeric' }),
      format({ weekday: 'long', day: 'numeric', month: 'long' }),
      format({ weekday: 'long' }),
    ];
    for (const date of wholeYear) {
      const day = date.toISOString().slice(0, 10);
      expect(formatDay(language, day, 'longDate')).toBe(long.format(date));
      expect(formatDay(language, day, 'dayName')).toBe(dayOnly.format(date));
      expect(formatDay(language, day, 'weekday')).toBe(weekday.format(date));
    }
  },
);

it('in English dates are those of the rest of the site', () => {
  const day = '2026-12-25';
  const forms = ['weekday', 'shortWeekday', 'dayOfMonth', 'dayName', 'longDate'] as const;
  expect(forms.map((form) => formatDay(null, day, form))).toEqual([
    'Friday',
    'Fri',
    '25 December',
    'Friday 25 December',
    '25 December 2026',
  ]);
});

it('times of day are those of 24 hours in every other language, as the Unicode CLDR has them', () => {
  for (const language of languages)
    inPageLanguage({ location: { language } }, () => {
      for (const time of ['09:00', '17:00', '00:15']) {
        const written = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
        expect(clockTimeText(time)).toBe(written.format(new Date(`2026-11-24T${time}:00Z`)));
      }
      expect(clockTimesText('09:00', '17:00')).toBe('09:00–17:00');
    });
  expect(clockTimesText('09:00', '17:00')).toBe('9:00–5:00');
});
