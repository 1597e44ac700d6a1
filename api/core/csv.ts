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

const cellText = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const harmless = isFormula(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table as CSV (RFC 4180) with a byte order mark. Texts that look like formulas are prefixed with an apostrophe. */
export const csv = (head: readonly string[], rows: Iterable<readonly Cell[]>): string => {
  const lines = [head.map(cellText).join(',')];
  for (const row of rows) lines.push(row.map(cellText).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
};
