// Numbers as people in Ireland write them. What could be meant in two ways is NaN: nothing is ever changed unseen.

const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?=\.|$)/;
const withoutGroups = (text: string) => (GROUPED.test(text) ? text.replaceAll(',', '') : text);

/** Accepts 300 or 1,500; NaN for everything else. */
export const wholeOf = (text: string): number => {
  const digits = withoutGroups(text.trim());
  return /^[-−]?\d+$/.test(digits) ? Number(digits.replace('−', '-')) : Number.NaN;
};

/** Accepts a point or a comma before the fraction, such as -6.937; NaN for everything else. */
export const decimalOf = (text: string): number => {
  const written = text.trim().replace('−', '-').replace(',', '.');
  return /^-?\d+(?:\.\d*)?$/.test(written) ? Number(written) : Number.NaN;
};

/** Accepts 50, 1,50, € 1,234.50 or 20 euro; NaN for anything else or more than two decimals. */
export const euroOf = (text: string): number => {
  const amount = text.replace(/\s/g, '').replace(/^(?:€|eur)|(?:€|euros?|eur)$/gi, '');
  const written = withoutGroups(amount).replace(',', '.');
  return /^(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/.test(written) ? Number(written) : Number.NaN;
};
