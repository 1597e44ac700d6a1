export const monthsInWords = (months: number): string => {
  if (months === 12) return 'one year';
  if (months % 12 === 0) return `${months / 12} years`;
  return months === 1 ? 'one month' : `${months} months`;
};
