export type Cell = string | number | boolean | null | PhoneCell;

interface PhoneCell {
  phone: string;
}

const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** Starts of a formula, compared after NFKC, so that full-width, small and raised forms count too. */
const FORMULA_START = /^[=+\-\u2212@|]/;
const LINE_OR_TAB_START = /^[\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
const BOM = '\uFEFF';

const isFormula = (cell: string): boolean => {
  const seen = cell.replace(UNSEEN, '').slice(0, 1);
  return LINE_OR_TAB_START.test(cell) || FORMULA_START.test(seen.normalize('NFKC'));
};

const PHONE = /^(?=[+0(]|\d{12})\+?[\d\s()./\p{Pd}]+$/u;
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;
const NATIONAL = /^\(?0(?!0)/;
const NATIONAL_DIGITS_MAX = 12;
const SLASH_AFTER_AREA = /^(?:(?:\+|00)\d{2,3}\D*)?\(?\d(?:\D?\d){0,3}\)?\s*\/[^\d/]*\d(?:[^\d/]*\d){4,}$/;
const EXTENSION = /\p{Pd}\s*\d$/u;
const BETWEEN_NUMBERS = /(?<!\s)(\s*[/,;&]\s*)/;
const NOTHING_TO_CALCULATE = /^(?!\+)|^[+\d\s()/\p{Pd}]+$/u;
/** Text in every spreadsheet: groups of digits, the last too long for thousands, and nothing to calculate. */
const READ_AS_TEXT = /^\+?\d+(?: ?\(0\) ?| )(?:\d+ )*\d{4,}$/;

const GROUPS = /^(\+?353|00353|\+\d\d)?(0?(?:1(?=\d{7}$)|\d\d))(\d*?)(\d{4})$/;

const isOneNumber = (typed: string): boolean => {
  const digits = typed.replace(/\D/g, '').length;
  const most = NATIONAL.test(typed) ? NATIONAL_DIGITS_MAX : PHONE_DIGITS_MAX;
  if (!PHONE.test(typed) || digits < PHONE_DIGITS_MIN || digits > most) return false;
  return !EXTENSION.test(typed) && (!typed.includes('/') || SLASH_AFTER_AREA.test(typed));
};

const grouped = (typed: string): string => {
  const groups = isOneNumber(typed) ? GROUPS.exec(typed.replace(/(?!^\+)\D/g, ''))?.slice(1) : [];
  return (groups ?? []).filter(Boolean).join(' ');
};

/**
 * Returns the digits in groups, the last one of four, so that a cell keeps zeros and pluses; empty if it does not begin with a
 * number. Decision 058 has what each spreadsheet shows.
 */
const phoneText = (phone: string): string => {
  const typed = phone.trim();
  if (isOneNumber(typed)) return READ_AS_TEXT.test(typed) ? typed : grouped(typed);
  const [first = '', ...rest] = typed.split(BETWEEN_NUMBERS);
  if (rest.length === 0 || !grouped(first)) return '';
  const numbers = [first, ...rest].map((part) => grouped(part) || part).join('');
  return NOTHING_TO_CALCULATE.test(numbers) ? numbers : '';
};

const harmless = (text: string): string => (isFormula(text) ? `'${text}` : text);
const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cellText = (cell: Cell): string => {
  if (typeof cell === 'string') return quoted(harmless(cell));
  if (cell === null || typeof cell !== 'object') return String(cell ?? '');
  return quoted(phoneText(cell.phone) || harmless(cell.phone));
};

/**
 * Returns CSV (RFC 4180) with a byte order mark. Texts that look like formulas get an apostrophe in front, telephone numbers
 * are grouped.
 */
export const csv = (head: readonly string[], rows: Iterable<readonly Cell[]>): string => {
  const lines = [head.map(cellText).join(',')];
  for (const row of rows) lines.push(row.map(cellText).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
};
