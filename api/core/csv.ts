export type Cell = string | number | boolean | null;

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

/** A telephone number alone: from zero, a plus or a bracket, or so long that a spreadsheet rounds it. */
const PHONE = /^(?=[+0(]|\d{12})\+?[\d\s()./\p{Pd}]+$/u;
const PHONE_DIGITS_MIN = 7;
/** What every spreadsheet reads as text: digits in groups, the last too long for one of thousands; nothing to calculate with. */
const READ_AS_TEXT = /^\+?\d+(?: ?\(0\) ?| )(?:\d+ )*\d{4,}$/;

/** The country, the area (Dublin's has one digit), and the number. */
const GROUPS = /^(\+?353|00353|\+\d\d)?(0?(?:1(?=\d{7}$)|\d\d))(\d*?)(\d{4})$/;

/**
 * A telephone number as a cell that keeps its zero and its plus: its digits as they are, in groups, the last one of four;
 * empty for what is none. Decision 058 has what each spreadsheet shows.
 */
const phoneCell = (cell: string): string => {
  const typed = cell.trim();
  if (!PHONE.test(typed) || typed.replace(/\D/g, '').length < PHONE_DIGITS_MIN) return '';
  if (READ_AS_TEXT.test(typed)) return typed;
  const groups = GROUPS.exec(typed.replace(/(?!^\+)\D/g, ''))?.slice(1) ?? [];
  return groups.filter(Boolean).join(' ');
};

const cellText = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const phone = phoneCell(cell);
  if (phone) return phone;
  const harmless = isFormula(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table as CSV (RFC 4180) with a byte order mark. Texts that look like formulas are prefixed with an apostrophe, telephone numbers are grouped. */
export const csv = (head: readonly string[], rows: Iterable<readonly Cell[]>): string => {
  const lines = [head.map(cellText).join(',')];
  for (const row of rows) lines.push(row.map(cellText).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
};
