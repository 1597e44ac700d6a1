export type Cell = string | number | boolean | null;

/** What makes a spreadsheet take a cell for a formula, the full-width forms included. */
const FORMULA_START = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
const BOM = '\uFEFF';

const cellText = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const harmless = FORMULA_START.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A table as CSV (RFC 4180) that spreadsheets read as UTF-8. Texts that begin like a formula get an apostrophe before them. */
export const csv = (head: readonly string[], rows: Iterable<readonly Cell[]>): string => {
  const lines = [head.map(cellText).join(',')];
  for (const row of rows) lines.push(row.map(cellText).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
};
