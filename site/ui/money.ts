const euro = (digits: number) =>
  new Intl.NumberFormat('en-IE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = euro(0);
const cents = euro(2);

/** An amount in euro: "€120", "€4.50". */
export const money = (amount: number): string => (Number.isInteger(amount) ? whole : cents).format(amount);
