/** Longer texts are cut long before the end of this. */
const LINES_MAX = 5000;
const LINE_MAX = 500;

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
const isBlank = (line: string): boolean => line.trim() === '';

/** An address, a time of day or a year. */
const NAMES_MAIL = /@|\d{1,2}[:.]\d{2}|\b20\d\d\b/;

/** The last word of an introduction, on a line of its own. */
const SAYS = /^\S+(\s\S+)?:\s*$/;

/** How many lines introduce a quoted mail, in any language: `On 2 March 2026 at 10:05, the Fund <office@fund.ie> wrote:`. */
const introduction = (before: string, last: string): 0 | 1 | 2 => {
  if (!/:\s*$/.test(last) || last.length > LINE_MAX || before.length > LINE_MAX) return 0;
  const isWrapped = (/^[^<]*>/.test(last) && /<[^>]*$/.test(before)) || SAYS.test(last);
  if (!isWrapped) return NAMES_MAIL.test(last) ? 1 : 0;
  return NAMES_MAIL.test(before) && !/[.!?]\s*$/.test(before) ? 2 : 0;
};

/** Where the quoted mail at the end begins, with what introduces it; the end where none is. */
const quoteAtEnd = (lines: readonly string[]): number => {
  let start = lines.length;
  while (start > 0 && (isQuoted(lines[start - 1] ?? '') || isBlank(lines[start - 1] ?? ''))) start -= 1;
  if (!lines.slice(start).some(isQuoted)) return lines.length;
  return start - introduction(lines[start - 2] ?? '', lines[start - 1] ?? '');
};

const DIVIDER = /^\s*(_{10,}|-{2,}\s*\p{L}[\p{L} ]{3,40}\p{L}\s*-{2,})\s*$/u;
/** The first words of the heads with which Outlook and its like begin the mail below: English, Irish, Polish, Ukrainian. */
const FROM = /^\s*\**(From|Ó|Od|Від):\**\s/u;
const SENT = /^\s*\**(Sent|Date|Seolta|Dáta|Wysłano|Data|Надіслано|Дата):\**\s/u;
const ADDRESSED = /^\s*\**(To|Subject|Chuig|Ábhar|Do|Temat|Кому|Тема):\**\s/u;

/** Where the heads of the mail below begin, with the divider before them; the end where there are none. */
const headsBelow = (lines: readonly string[]): number => {
  const first = lines.findIndex((line, at) => {
    if (!FROM.test(line)) return false;
    const next = lines.slice(at + 1, at + 6);
    return next.some((one) => SENT.test(one)) && next.some((one) => ADDRESSED.test(one));
  });
  if (first === -1) return lines.length;
  let before = first - 1;
  while (before >= 0 && isBlank(lines[before] ?? '')) before -= 1;
  return before >= 0 && DIVIDER.test(lines[before] ?? '') ? before : first;
};

const REST = '\n\n[The rest is in the mailbox.]';

/**
 * What somebody has written above the mail that they answer. That mail goes only where it is certain: quoted lines at the very end,
 * or everything below its heads, which a last line tells: somebody may have answered there. Answers between quoted lines stay,
 * with the lines.
 */
export const ownWords = (text: string): string => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n', LINES_MAX);
  const above = lines.slice(0, headsBelow(lines));
  const own = above.slice(0, quoteAtEnd(above)).join('\n').trim();
  if (own === '') return lines.join('\n').trim();
  return above.length < lines.length ? `${own}${REST}` : own;
};
