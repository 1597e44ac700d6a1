import type { Block, Inline } from './blocks.ts';
import { type FooterSentence, type Frame, footerOf, PHONE_MARK } from './frame.ts';

const WIDTH = 76;
const LONGEST_SAFE = /\S{60,}/;

const wrap = (line: string, indent: string): string => {
  const lines = [''];
  for (const word of line.split(/ +/)) {
    const last = lines.at(-1) ?? '';
    const isFull = last !== '' && indent.length + last.length + 1 + word.length > WIDTH;
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join(`\n${indent}`);
};

const inlineText = (inline: Inline): string => {
  if (inline.type === 'break') return '\n';
  if (inline.type === 'text') return inline.text.replace(/\s+/g, ' ');
  return inline.label === inline.href || !inline.label ? inline.href : `${inline.label} (${inline.href})`;
};

const wordsOf = (inlines: readonly Inline[], indent = ''): string =>
  inlines
    .map(inlineText)
    .join('')
    .split('\n')
    .map((line) => (LONGEST_SAFE.test(line) && !line.includes(' ') ? line : wrap(line.trim(), indent)))
    .join(`\n${indent}`)
    .trim();

const marks: Record<string, string> = { done: '[x]', now: '[>]' };

const blockText = (block: Block): string => {
  switch (block.type) {
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'rule':
      return '-'.repeat(20);
    case 'steps':
      return block.steps
        .map(({ state, label, note }) => `  ${marks[state] ?? '[ ]'} ${label}${note ? `, ${note}` : ''}`)
        .join('\n');
    case 'days':
      return block.days.map(({ label, href }) => `  ${label}\n  ${href}`).join('\n\n');
    case 'item':
      return `${block.number ? `${block.number}.` : '-'} ${wordsOf(block.inlines, '  ')}`;
    default:
      return wordsOf(block.inlines);
  }
};

const footerLine = ({ phone }: Frame, { content, href }: FooterSentence): string =>
  href
    ? `${content.text}: ${href}`
    : wrap(
        content.text.replace(PHONE_MARK, () => phone),
        '',
      );

const helplinesText = ({ helplines }: Frame): string => {
  if (!helplines) return '';
  const { title, lead, lines } = helplines;
  const numbers = lines.map(({ name, number }) => wrap(`- ${name.text}: ${number}`, '  '));
  return `${[title.text, wrap(lead.text, ''), numbers.join('\n')].join('\n\n')}\n\n${blockText({ type: 'rule' })}\n\n`;
};

/** Lines of at most 76 characters, except for addresses. */
export const textPart = (blocks: readonly Block[], frame: Frame): string => {
  const body = blocks.map((block, at) => {
    const isList = block.type === 'item' && blocks[at - 1]?.type === 'item';
    return `${at === 0 ? '' : isList ? '\n' : '\n\n'}${blockText(block)}`;
  });
  const footer = footerOf(frame).map((sentences) => sentences.map((each) => footerLine(frame, each)).join('\n'));
  return `${helplinesText(frame)}${body.join('')}\n\n-- \n${footer.join('\n\n')}\n`;
};
