const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const counted = (count: number, word: string, plural = `${word}s`): string =>
  `${count.toLocaleString('en-IE')} ${count === 1 ? word : plural}`;

export const duration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 2 * MINUTE) return counted(whole, 'second');
  if (whole < 2 * HOUR) return counted(Math.floor(whole / MINUTE), 'minute');
  return whole < 2 * DAY ? counted(Math.floor(whole / HOUR), 'hour') : counted(Math.floor(whole / DAY), 'day');
};

/** Seconds between two moments, never negative. */
export const secondsBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);

export const diskSize = (megabytes: number): string =>
  megabytes >= 10 * 1024
    ? `${Math.round(megabytes / 1024).toLocaleString('en-IE')} GB`
    : megabytes >= 1024
      ? `${(megabytes / 1024).toFixed(1)} GB`
      : `${megabytes} MB`;
