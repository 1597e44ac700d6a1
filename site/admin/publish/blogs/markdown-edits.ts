export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from`–`to` with `insert`; afterwards `start`–`end` is selected. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const wrap =
  (mark: string, sample: string) =>
  ({ text, start, end }: Selected): Edit => {
    const size = mark.length;
    const chosen = text.slice(start, end);
    const isBold = mark === '*' && /(?:^|[^*])\*\*$/.test(text.slice(0, start));
    if (!isBold && text.slice(start - size, start) === mark && text.slice(end, end + size) === mark) {
      return { from: start - size, to: end + size, insert: chosen, start: start - size, end: end - size };
    }
    const inner = chosen || sample;
    return {
      from: start,
      to: end,
      insert: `${mark}${inner}${mark}`,
      start: start + size,
      end: start + size + inner.length,
    };
  };

const ADDRESS = 'https://';

const link = ({ text, start, end }: Selected): Edit => {
  const label = text.slice(start, end) || 'link';
  const from = start + label.length + 3;
  return { from: start, to: end, insert: `[${label}](${ADDRESS})`, start: from, end: from + ADDRESS.length };
};

/** Puts a sign before each selected line, or removes it if all have it. */
const lines =
  (has: RegExp, sign: (at: number) => string, other?: RegExp) =>
  ({ text, start, end }: Selected): Edit => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const next = text.indexOf('\n', end);
    const to = next === -1 ? text.length : next;
    const touched = text.slice(from, to).split('\n');
    const all = touched.every((line) => has.test(line));
    const insert = touched
      .map((line, at) => (all ? line.replace(has, '') : `${sign(at)}${other ? line.replace(other, '') : line}`))
      .join('\n');
    return { from, to, insert, start: from, end: from + insert.length };
  };

export const pictureEdit =
  (url: string, altText: string) =>
  ({ text, end }: Selected): Edit => {
    const alt = altText
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/[\\[\]]/g, '\\$&');
    const before = text.slice(0, end);
    const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const after = text.slice(end).startsWith('\n') || text.length === end ? '' : '\n\n';
    const insert = `${gap}![${alt}](${url})${after}`;
    return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length };
  };

const HEADING = /^#{1,6} /;
const LIST = /^(?:[-*+] |\d+[.)] )/;

export const markdownEdits = {
  heading: lines(/^## /, () => '## ', HEADING),
  subheading: lines(/^### /, () => '### ', HEADING),
  bold: wrap('**', 'bold text'),
  italic: wrap('*', 'italic text'),
  link,
  bullets: lines(/^[-*+] /, () => '- ', LIST),
  numbers: lines(/^\d+[.)] /, (at) => `${at + 1}. `, LIST),
  quotation: lines(/^> /, () => '> '),
} satisfies Record<string, (selected: Selected) => Edit>;
export type MarkdownTool = keyof typeof markdownEdits;

export const applied = ({ text }: Pick<Selected, 'text'>, { from, to, insert }: Edit): string =>
  text.slice(0, from) + insert + text.slice(to);
