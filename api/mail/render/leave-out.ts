import { WRITTEN } from './placeholders.ts';

const BEFORE = /(?:,[ \t]{1,3}a)?[,:–—]?[ \t]{0,3}([“"„‚‘'«(*_]{0,3})$/;
const CLOSING = /^[”"“’'»)*_]*$/;
const BEGINNING = /^[#>*\s-]{0,8}A?$/;
const VOCATIVE = /A[ \t]{1,3}$/;
const PUNCTUATION = /^[,;:.!]{1,3}[ \t]{0,3}/;
const DEAR = /^([#>*\s-]{0,8})Dear(?=[,.:!]?$)/;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const joined = (before: string, after: string): string => {
  const [stripped = '', wrapper = ''] = BEFORE.exec(before) ?? [];
  const isClosed = CLOSING.test(after.slice(0, wrapper.length));
  const left = isClosed ? before.slice(0, before.length - stripped.length) : before;
  const right = isClosed ? after.slice(wrapper.length) : after;
  if (!BEGINNING.test(left)) return left + right;
  const start = isClosed ? before.slice(0, before.length - wrapper.length) : before;
  return start.replace(VOCATIVE, '') + capitalised(right.replace(PUNCTUATION, ''));
};

const leaveOutOfLine = (line: string, names: readonly string[]): string => {
  const [first = '', ...parts] = line.split(WRITTEN);
  let text = first;
  let isChanged = false;
  for (let at = 0; at < parts.length; at += 2) {
    const [name = '', after = ''] = parts.slice(at, at + 2);
    const isLeftOut = names.includes(name.trim());
    text = isLeftOut ? joined(text, after) : `${text}{{${name}}}${after}`;
    isChanged ||= isLeftOut;
  }
  return isChanged ? text.trimEnd().replace(DEAR, '$1Hello') : line;
};

/** Removes placeholders so that the words still read well: "Dear {{name}}," becomes "Hello,". */
export const leaveOut = (words: string, names: readonly string[]): string =>
  words
    .split('\n')
    .map((line) => leaveOutOfLine(line, names))
    .join('\n');
