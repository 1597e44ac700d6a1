export type Cell = string | number | boolean | null;

/** Starts of a cell that spreadsheets treat as a formula, including full-width characters. */
const FORMULA_START = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
const BOM = '\uFEFF';

const cellText = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table as CSV (RFC 4180) with a byte order mark. Texts that look like formulas are prefixed with an apostrophe. */
export const csv = (head: readonly string[], rows: Iterable<readonly Cell[]>): string => {
  const lines = [head.map(cellText).join(',')];
  for (const row of rows) lines.push(row.map(cellText).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
};
