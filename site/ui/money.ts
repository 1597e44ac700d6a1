const formats = new Map<number, Intl.NumberFormat>();

const euro = (digits: number): Intl.NumberFormat => {
  const known = formats.get(digits);
  if (known) return known;
  const shared = { style: 'currency', currency: 'EUR' } as const;
  const format = new Intl.NumberFormat('en-IE', {
    ...shared,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(digits, format);
  return format;
};

/** Leaves out the cents of a whole amount: "€120", "€4.50". */
export const money = (amount: number): string => euro(Number.isInteger(amount) ? 0 : 2).format(amount);
