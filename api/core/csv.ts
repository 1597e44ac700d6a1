export type Cell = string | number | boolean | null | PhoneCell;

/** What was typed as a telephone number. */
interface PhoneCell {
  phone: string;
}

/** What a spreadsheet skips at the start of a cell, or does not show: spaces, control and invisible characters. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/u;
/** Starts of a formula, compared after NFKC, so that full-width, small and raised forms count, too. */
const FORMULA_START = /^[=+\-\u2212@|]/;
const LINE_OR_TAB_START = /^[\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
const BOM = '\uFEFF';

const isFormula = (cell: string): boolean => {
  const seen = cell.replace(UNSEEN, '').slice(0, 1);
  return LINE_OR_TAB_START.test(cell) || FORMULA_START.test(seen.normalize('NFKC'));
};

/** Digits of telephone numbers alone: from zero, a plus or a bracket, or so long that a spreadsheet rounds them. */
const PHONE = /^(?=[+0(]|\d{12})\+?[\d\s()./\p{Pd}]+$/u;
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;
const NATIONAL = /^\(?0(?!0)/;
const NATIONAL_DIGITS_MAX = 12;
/** A slash within one number stands behind its area. */
const SLASH_AFTER_AREA = /^(?:(?:\+|00)\d{2,3}\D*)?\(?\d(?:\D?\d){0,3}\)?\s*\/[^\d/]*\d(?:[^\d/]*\d){4,}$/;
/** As in 051 123456-8: the next extension. */
const EXTENSION = /\p{Pd}\s*\d$/u;
const BETWEEN_NUMBERS = /(?<!\s)(\s*[/,;&]\s*)/;
/** With a space between digits, as groups have it, this is no formula. */
const NOTHING_TO_CALCULATE = /^(?!\+)|^[+\d\s()/\p{Pd}]+$/u;
/** What every spreadsheet reads as text: digits in groups, the last too long for one of thousands; nothing to calculate with. */
const READ_AS_TEXT = /^\+?\d+(?: ?\(0\) ?| )(?:\d+ )*\d{4,}$/;

/** The country, the area (Dublin's has one digit), and the number. */
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
 * Telephone numbers as a cell that keeps their zeros and pluses: their digits as they are, in groups, the last one of four;
 * empty for what begins with none. Decision 058 has what each spreadsheet shows.
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
 * A table as CSV (RFC 4180) with a byte order mark. Texts that look like formulas are prefixed with an apostrophe, telephone
 * numbers are grouped.
 */
export const csv = (head: readonly string[], rows: Iterable<readonly Cell[]>): string => {
  const lines = [head.map(cellText).join(',')];
  for (const row of rows) lines.push(row.map(cellText).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
};
