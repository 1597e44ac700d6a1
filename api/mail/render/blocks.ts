import { fillMarks, onlyMark, type Placeholders } from './placeholders.ts';

const VALUE_MAX = 600;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
/** A dot, colon, slash or @ inside a word, but not in a number, time or date: mail programs turn such words into links. */
const IN_WORD = /(?<=\S)([.:@/\\。．｡])(?=\S)/g;
const BREAK = '\u200B';

const oneLine = (value: string): string => value.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();

const withoutLinks = (value: string): string =>
  value.replace(IN_WORD, (mark, _group: string, at: number) => {
    const isNumber = /\d/.test(value[at - 1] ?? '') && /\d/.test(value[at + 1] ?? '');
    return isNumber && mark !== '@' ? mark : `${mark}${BREAK}`;
  });

/**
 * Reduces typed text to one line of at most 600 characters that no mail program turns into a link, because the mail may reach
 * somebody else.
 */
const cleanValue = (value: string): string => {
  const line = oneLine(value);
  const short = line.length > VALUE_MAX ? `${line.slice(0, VALUE_MAX - 1).trimEnd()}…` : line;
  return withoutLinks(short);
};

export type TextStyle = 'plain' | 'strong' | 'em' | 'code';

export type Inline =
  | { type: 'text'; text: string; style: TextStyle; lang?: string }
  | { type: 'link'; href: string; label: string }
  | { type: 'break' };

interface Choice {
  label: string;
  href: string;
}

export type Block =
  | { type: 'heading' | 'paragraph' | 'item' | 'slip'; inlines: Inline[]; number?: number }
  | { type: 'button'; href: string; label: string }
  | { type: 'rule' }
  | { type: 'steps'; steps: { state: string; label: string; note: string; lang?: string }[] }
  | { type: 'days'; days: Choice[]; lang?: string };

export type Values = Readonly<Record<string, string>>;

export interface Filling {
  types: Placeholders;
  values: Values;
  languages?: Readonly<Record<string, string>>;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const blockOf = (name: string, { types, values, languages = {} }: Filling): Block | null => {
  const type = types[name];
  const lines = (values[name] ?? '').split('\n');
  if (type === 'steps')
    return {
      type,
      steps: lines.filter(Boolean).map((line) => {
        const [state = '', label = '', note = '', lang] = line.split('|');
        return { state, label: cleanValue(label), note: cleanValue(note), ...(lang && { lang }) };
      }),
    };
  if (type !== 'days') return null;
  const href = (at: number) => `${values.manageLink ?? ''}.${LETTERS[at] ?? ''}`;
  // The line of a day that is gone is empty: the others keep their places.
  const days = lines.flatMap((line, at) => (line ? [{ label: cleanValue(line), href: href(at) }] : []));
  const lang = languages[name];
  return { type, days, ...(lang && { lang }) };
};

const filled = (name: string, { types, values, languages = {} }: Filling): Inline[] => {
  const value = values[name] ?? '';
  if (types[name] === 'link') return value ? [{ type: 'link', href: value, label: value }] : [];
  const split = types[name] === 'days' ? value.split('\n').filter(Boolean) : value.split('\n');
  const inParts = types[name] === 'steps' || types[name] === 'days';
  const parts = inParts ? split.map((line) => line.split('|').slice(0, 3).join(' ')) : split;
  const lines = types[name] === 'text' ? [value] : parts;
  // Staff may write as much as they like, and addresses.
  const clean = types[name] === 'words' ? oneLine : cleanValue;
  const lang = languages[name];
  return lines.flatMap((line, at): Inline[] => [
    ...(at > 0 ? [{ type: 'break' } as const] : []),
    { type: 'text', text: clean(line), style: 'plain', ...(lang && { lang }) },
  ]);
};

export const inlinesOf = (text: string, style: TextStyle, filling: Filling): Inline[] =>
  text.split(/(\uE000[A-Za-z]+\uE001)/).flatMap((part): Inline[] => {
    const name = onlyMark(part);
    if (!name) return part ? [{ type: 'text', text: part, style }] : [];
    return filled(name, filling).map((one) => (one.type === 'text' ? { ...one, style } : one));
  });

export const plainText = (text: string, { types, values }: Filling): string =>
  fillMarks(text, (name) => {
    const value = Object.hasOwn(types, name) ? (values[name] ?? '') : '';
    return types[name] === 'link' ? value : cleanValue(value);
  });

/** A paragraph with only a link becomes a button, one with only a list that list. Null for an empty one. */
export const finishBlock = (
  block: Extract<Block, { inlines: Inline[] }>,
  source: string,
  filling: Filling,
): Block | null => {
  if (block.inlines.length === 0) return null;
  if (block.type !== 'paragraph') return block;
  const name = onlyMark(source.trim());
  const list = name ? blockOf(name, filling) : null;
  if (list) return list;
  const [only, ...others] = block.inlines;
  return only?.type === 'link' && others.length === 0 && only.label !== only.href ? { ...only, type: 'button' } : block;
};
