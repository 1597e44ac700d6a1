import type { Nodes, PhrasingContent, Root } from 'mdast';
import { type Definitions, keyOf } from './from-markdown.ts';

type Span = [text: string, marks: string];

const collapse = (text: string): string => text.replace(/\s+/g, ' ');

const createSpans = (definitions: Definitions) => {
  const spans = (node: PhrasingContent, marks: readonly string[]): Span[] => {
    const all = (children: readonly PhrasingContent[], mark: string) =>
      children.flatMap((child) => spans(child, marks.includes(mark) ? marks : [...marks, mark].sort()));
    const leaf = (text: string): Span[] => [[text, marks.join(' ')]];
    const targetOf = (identifier: string) => definitions.get(keyOf(identifier));
    const address = (url = '', title: string | null | undefined = '') => JSON.stringify([url, title ?? '']);
    switch (node.type) {
      case 'text':
      case 'html':
        return leaf(collapse(node.value));
      case 'inlineCode':
        return [[node.value, [...marks, 'code'].join(' ')]];
      case 'strong':
      case 'emphasis':
        return all(node.children, node.type);
      case 'break':
        return leaf('\n');
      case 'link':
        return all(node.children, `link${address(node.url, node.title)}`);
      case 'linkReference': {
        const target = targetOf(node.identifier);
        return all(node.children, `link${address(target?.url, target?.title)}`);
      }
      case 'image':
        return leaf(`\u0000${address(node.url, node.title)}${node.alt ?? ''}`);
      case 'imageReference': {
        const target = targetOf(node.identifier);
        return leaf(`\u0000${address(target?.url, target?.title)}${node.alt ?? ''}`);
      }
      default:
        return leaf(`\u0000${node.type}`);
    }
  };
  return spans;
};

const merged = (all: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const [text, marks] of all.flatMap(apart)) {
    const last = result.at(-1);
    if (text === '' || (text === ' ' && (!last || last[0].endsWith(' ') || last[0].endsWith('\n')))) continue;
    if (last && last[1] === marks) last[0] += text;
    else result.push([text, marks]);
  }
  const last = result.at(-1);
  if (last) last[0] = last[0].trimEnd();
  return result.filter(([text]) => text !== '');
};

const apart = ([text, marks]: Span): Span[] => {
  if (!/strong|emphasis/.test(marks) || marks.includes('code')) return [[text, marks]];
  const [, before = '', words = '', after = ''] = /^( ?)(.*?)( ?)$/s.exec(text) ?? [];
  const outside = marks.replace(/strong|emphasis/g, '').trim();
  return [
    [before, outside],
    [words, marks],
    [after, outside],
  ];
};

/** Reduces a text to its meaning for visitors; two texts that say the same are equal. */
export const meaningOf = (root: Root, definitions: Definitions): string => {
  const spans = createSpans(definitions);
  const reduce = (node: Nodes): unknown => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return [node.type === 'heading' ? node.depth : 'p', merged(node.children.flatMap((child) => spans(child, [])))];
      case 'html':
        return ['p', [[collapse(node.value).trim(), '']]];
      case 'code':
        return ['code', node.lang ?? '', node.meta ?? '', node.value];
      case 'list': {
        const loose = Boolean(node.spread) || node.children.some(({ spread }) => spread);
        return ['list', node.ordered ? (node.start ?? 1) : '', loose, node.children.map(reduce)];
      }
      case 'definition':
        return null;
      default:
        return 'children' in node ? [node.type, node.children.map(reduce).filter((one) => one !== null)] : node.type;
    }
  };
  return JSON.stringify(reduce(root));
};
