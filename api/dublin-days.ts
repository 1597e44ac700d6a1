const DAY_MS = 24 * 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Dublin',
  dateStyle: 'short',
});
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Dublin', hour: '2-digit', hourCycle: 'h23' });

/** The calendar day in Ireland at a moment, as `2026-11-21`. */
export const dayAt = (moment: Date): string => clock.format(moment);

/** The moment at which a day begins in Ireland. The clocks change at one in the morning, so midnight and noon in UTC are on the same side. */
export const startOfDay = (day: string): Date => {
  const midnight = new Date(`${day}T00:00:00.000Z`);
  return Number(hour.format(midnight)) === 1 ? new Date(midnight.getTime() - DAY_MS / 24) : midnight;
};

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A range of days in Ireland as timestamps to compare with: from the first, before the second. Open where a day is not given. */
export const rangeOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  since: from ? startOfDay(from).toISOString() : '',
  before: to ? startOfDay(addDays(to, 1)).toISOString() : '\uffff',
});
