import { expect, it } from 'vitest';
import { longDate, weekdayName } from '#contract/dublin.ts';
import { languages } from '#contract/languages/languages.ts';
import { translateElements } from '#site/language/element-translator.ts';
import { localDatesIn } from '#site/language/local-dates.ts';
import { translatorFor } from '#site/language/translate-elements.ts';
import { doorHours, doorTime } from '#site/shops/door-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const wholeYear = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2028, 0, 1) + at * DAY_MS));

it.each(languages)(
  'dates are written in %s as the Unicode CLDR has them, in browsers without the language, too',
  (language) => {
    const write = localDatesIn(language);
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    const [long, dayOnly, weekday] = [
      format({ day: 'numeric', month: 'long', year: 'numeric' }),
      format({ weekday: 'long', day: 'numeric', month: 'long' }),
      format({ weekday: 'long' }),
    ];
    for (const date of wholeYear) {
      const iso = date.toISOString();
      const day = iso.slice(0, 10);
      expect(write(longDate(`${day}T12:00:00Z`))).toBe(long.format(date));
      expect(write(`${weekdayName(day)} ${longDate(iso).replace(/ \d+$/, '')}`)).toBe(dayOnly.format(date));
      expect(write(weekdayName(day))).toBe(weekday.format(date));
    }
  },
);

it('days of a week are shortened, and what is no date is left alone', () => {
  const write = localDatesIn('pl');
  expect(['Fri', 'Tue–Thu', '9:30 to 12:30', '2 October'].map(write)).toEqual([
    'pt.',
    'wt.–czw.',
    '9:30–12:30',
    '2 października',
  ]);
  for (const text of ['May', 'Friday night', 'On 2 October', '2 of 3', 'Fri to Sun', ''])
    expect(write(text)).toBeNull();
});

it('times of day are those of 24 hours in every other language, as the Unicode CLDR has them', () => {
  for (const language of languages) {
    translateElements(translatorFor(language, {}));
    try {
      for (const time of ['09:00', '17:00', '00:15']) {
        const written = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
        expect(doorTime(time)).toBe(written.format(new Date(`2026-11-24T${time}:00Z`)));
      }
      expect(doorHours('09:00', '17:00')).toBe('09:00–17:00');
    } finally {
      translateElements(null);
    }
  }
  expect(doorHours('09:00', '17:00')).toBe('9:00–5:00');
});
