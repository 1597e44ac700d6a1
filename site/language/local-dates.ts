import type { Language } from '#contract/languages/languages.ts';

type Part = 'weekday' | 'short' | 'month';

/** Browsers have no Irish names: those of the Unicode CLDR. */
const irish: Record<Part, readonly string[]> = {
  weekday: ['Dé Luain', 'Dé Máirt', 'Dé Céadaoin', 'Déardaoin', 'Dé hAoine', 'Dé Sathairn', 'Dé Domhnaigh'],
  short: ['Luan', 'Máirt', 'Céad', 'Déar', 'Aoine', 'Sath', 'Domh'],
  month: [
    ...['Eanáir', 'Feabhra', 'Márta', 'Aibreán', 'Bealtaine', 'Meitheamh', 'Iúil', 'Lúnasa'],
    ...['Meán Fómhair', 'Deireadh Fómhair', 'Samhain', 'Nollaig'],
  ],
};

const formats = {
  weekday: { weekday: 'long' },
  short: { weekday: 'short' },
  month: { day: 'numeric', month: 'long' },
} as const satisfies Record<Part, Intl.DateTimeFormatOptions>;

/** Names of the days of a week from Monday, or of the months as they stand in a date. */
const namesIn = (locale: string, part: Part): string[] => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...formats[part] });
  const type = part === 'month' ? 'month' : 'weekday';
  // 1 January 2024 was a Monday.
  const dates = Array.from({ length: type === 'month' ? 12 : 7 }, (_, at) =>
    type === 'month' ? Date.UTC(2024, at) : Date.UTC(2024, 0, at + 1),
  );
  return dates.map((date) => format.formatToParts(date).find((one) => one.type === type)?.value ?? '');
};

const CLOCK = String.raw`\d{1,2}:\d\d`;
const between: Record<Language, string> = { ga: ' ', pl: ', ', uk: ', ' };
const behindYear: Partial<Record<Language, string>> = { uk: ' р.' };

type LocalDates = (text: string) => string | null;

const create = (language: Language): LocalDates => {
  const english = (part: Part) => namesIn('en-IE', part);
  const own = (part: Part) => (language === 'ga' ? irish[part] : namesIn(language, part));
  const names = Object.fromEntries(
    (['weekday', 'short', 'month'] as const).flatMap((part) => {
      const there = own(part);
      return english(part).map((name, at) => [`${part} ${name}`, there[at] ?? name]);
    }),
  );
  const either = (part: Part) => english(part).join('|');
  const date = new RegExp(`^(?:(${either('weekday')}) )?(\\d{1,2}) (${either('month')})( \\d{4})?$`);
  const shortDays = new RegExp(`^(?:(${either('short')})–)?(${either('short')})$`);
  const times = new RegExp(`^(${CLOCK}) to (${CLOCK})$`);
  return (text) => {
    const [, weekday, day, month, year = ''] = date.exec(text) ?? [];
    if (day) {
      const before = weekday ? `${names[`weekday ${weekday}`]}${between[language]}` : '';
      return `${before}${day} ${names[`month ${month}`]}${year && `${year}${behindYear[language] ?? ''}`}`;
    }
    const [, first, last] = shortDays.exec(text) ?? [];
    if (last) return [first, last].flatMap((one) => (one ? [names[`short ${one}`]] : [])).join('–');
    const [, from, to] = times.exec(text) ?? [];
    if (from) return `${from}–${to}`;
    return names[`weekday ${text}`] ?? null;
  };
};

const made = new Map<Language, LocalDates>();

/**
 * Writes a date of the site (`Friday 25 December`, `2 October`, `18 September 2025`, `Monday`, `Mon–Wed`) or two times
 * (`9:30 to 12:30`) as a language does; null for every other text.
 */
export const localDatesIn = (language: Language): LocalDates => {
  const dates = made.get(language) ?? create(language);
  made.set(language, dates);
  return dates;
};
