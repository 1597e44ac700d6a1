const LINES_MAX = 5000;
const LINE_MAX = 500;

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
const isBlank = (line: string): boolean => line.trim() === '';

const NAMES_MAIL = /@|\d{1,2}[:.]\d{2}|\b20\d\d\b/;

const SAYS = /^\S+(\s\S+)?:\s*$/;

const introduction = (before: string, last: string): 0 | 1 | 2 => {
  if (!/:\s*$/.test(last) || last.length > LINE_MAX || before.length > LINE_MAX) return 0;
  const isWrapped = (/^[^<]*>/.test(last) && /<[^>]*$/.test(before)) || SAYS.test(last);
  if (!isWrapped) return NAMES_MAIL.test(last) ? 1 : 0;
  return NAMES_MAIL.test(before) && !/[.!?]\s*$/.test(before) ? 2 : 0;
};

const quoteAtEnd = (lines: readonly string[]): number => {
  let start = lines.length;
  while (start > 0 && (isQuoted(lines[start - 1] ?? '') || isBlank(lines[start - 1] ?? ''))) start -= 1;
  if (!lines.slice(start).some(isQuoted)) return lines.length;
  return start - introduction(lines[start - 2] ?? '', lines[start - 1] ?? '');
};

const DIVIDER = /^\s*(_{10,}|-{2,}\s*\p{L}[\p{L} ]{3,40}\p{L}\s*-{2,})\s*$/u;
const FROM = /^\s*\**(From|Ó|Od|Від):\**\s/u;
const SENT = /^\s*\**(Sent|Date|Seolta|Dáta|Wysłano|Data|Надіслано|Дата):\**\s/u;
const ADDRESSED = /^\s*\**(To|Subject|Chuig|Ábhar|Do|Temat|Кому|Тема):\**\s/u;

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
 * Cuts the quoted mail only where it is certain: quoted lines at the very end, or everything below its headers, with a note,
 * as somebody may have answered there. Answers between quoted lines stay, with the lines.
 */
export const ownWords = (text: string): string => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n', LINES_MAX);
  const above = lines.slice(0, headsBelow(lines));
  const own = above.slice(0, quoteAtEnd(above)).join('\n').trim();
  if (own === '') return lines.join('\n').trim();
  return above.length < lines.length ? `${own}${REST}` : own;
};
