import { type DateForm, type Day, englishDay, formatOf } from '../dublin.ts';
import type { Language } from './languages.ts';

/** From the Unicode CLDR, as browsers have no Irish names. */
const irish = {
  weekdays: ['Dé Luain', 'Dé Máirt', 'Dé Céadaoin', 'Déardaoin', 'Dé hAoine', 'Dé Sathairn', 'Dé Domhnaigh'],
  shortWeekdays: ['Luan', 'Máirt', 'Céad', 'Déar', 'Aoine', 'Sath', 'Domh'],
  months: [
    ...['Eanáir', 'Feabhra', 'Márta', 'Aibreán', 'Bealtaine', 'Meitheamh', 'Iúil', 'Lúnasa'],
    ...['Meán Fómhair', 'Deireadh Fómhair', 'Samhain', 'Nollaig'],
  ],
};

const formats = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  dayOfMonth: { day: 'numeric', month: 'long' },
  dayName: { weekday: 'long', day: 'numeric', month: 'long' },
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<DateForm, Intl.DateTimeFormatOptions>;

const inIrish = (day: Day, form: DateForm) => {
  const date = new Date(`${day}T00:00Z`);
  const weekday = (date.getUTCDay() + 6) % 7;
  const ofMonth = `${date.getUTCDate()} ${irish.months[date.getUTCMonth()]}`;
  const forms: Record<DateForm, string | undefined> = {
    weekday: irish.weekdays[weekday],
    shortWeekday: irish.shortWeekdays[weekday],
    dayOfMonth: ofMonth,
    dayName: `${irish.weekdays[weekday]} ${ofMonth}`,
    longDate: `${ofMonth} ${day.slice(0, 4)}`,
  };
  return forms[form] ?? '';
};

const made = new Map<string, () => Intl.DateTimeFormat>();
const formatIn = (language: Language, form: DateForm): Intl.DateTimeFormat => {
  const key = `${language} ${form}`;
  const format = made.get(key) ?? formatOf(language, { ...formats[form], timeZone: 'UTC' });
  made.set(key, format);
  return format();
};

export const formatDay = (language: Language | null, day: Day, form: DateForm): string => {
  if (!language) return englishDay(day, form);
  if (language === 'ga') return inIrish(day, form);
  return formatIn(language, form).format(new Date(`${day}T00:00Z`));
};

/** `09:00` gives `9:00` and `17:00` gives `5:00`, as on a shop door; the other languages count 24 hours, as it is stored. */
export const formatTime = (language: Language | null, time: string): string => {
  if (language) return time;
  const [hours = '0', minutes = '00'] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes}`;
};
