/** Goes back calendar months in UTC, to the last day of the month if it has no such day. */
export const monthsBefore = (now: Date, months: number): Date => {
  const result = new Date(now);
  result.setUTCMonth(result.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return result;
};
