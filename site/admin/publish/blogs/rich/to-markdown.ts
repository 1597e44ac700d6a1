import type { BlockContent, DefinitionContent, List, ListItem, PhrasingContent, Root } from 'mdast';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { strong, em, code, link } = schema.marks;

interface Span {
  leaf: PhrasingContent;
  marks: readonly Mark[];
}

const leafOf = (node: Node, text: string): PhrasingContent => {
  if (node.type === schema.nodes.hard_break) return { type: 'break' };
  if (node.type === schema.nodes.image) {
    const { src, alt, title } = node.attrs;
    return { type: 'image', url: String(src), alt: String(alt), title: title === null ? null : String(title) };
  }
  return code.isInSet(node.marks) ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
};

const around = ({ marks }: Node): readonly Mark[] => marks.filter(({ type }) => type !== code);

/** Moves spaces outside bold and italic words, as Markdown has no place for them at the edges. */
const spansOf = (parent: Node): Span[] => {
  const children = [...parent.children];
  return children.flatMap((node, at) => {
    const marks = around(node);
    if (!node.isText || code.isInSet(node.marks)) return [{ leaf: leafOf(node, node.text ?? ''), marks }];
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.text ?? '') ?? [];
    const shared = (neighbour: Node | undefined) =>
      marks.filter(
        (mark) => (mark.type !== strong && mark.type !== em) || neighbour?.marks.some((one) => one.eq(mark)),
      );
    const parts = [
      { text: before, marks: shared(children[at - 1]) },
      { text: words, marks },
      { text: after, marks: shared(children[at + 1]) },
    ];
    return parts
      .filter(({ text }) => text !== '')
      .map(({ text, marks: on }) => ({ leaf: leafOf(node, text), marks: on }));
  });
};

const wrapped = (mark: Mark, children: PhrasingContent[]): PhrasingContent => {
  if (mark.type === strong) return { type: 'strong', children };
  if (mark.type === em) return { type: 'emphasis', children };
  const { href, title } = mark.attrs;
  const address = { url: String(href), title: title === null ? null : String(title) };
  return { type: 'link', ...address, children: children as never };
};

const has = (span: Span | undefined, mark: Mark) => span?.marks.some((one) => one.eq(mark)) ?? false;

const runOf = (spans: readonly Span[], from: number, mark: Mark): number => {
  let to = from;
  while (has(spans[to], mark)) to += 1;
  return to;
};

/** Makes `***both***` bold inside italic. */
const rankOf = ({ type }: Mark): number => [link, em, strong].indexOf(type);

const nest = (spans: readonly Span[]): PhrasingContent[] => {
  const made: PhrasingContent[] = [];
  for (let at = 0; at < spans.length; ) {
    const span = spans[at] as Span;
    const runs = span.marks.map((mark) => ({ mark, to: runOf(spans, at, mark) }));
    const [widest] = runs.sort((a, b) => b.to - a.to || rankOf(a.mark) - rankOf(b.mark));
    if (!widest) {
      const last = made.at(-1);
      if (last?.type === 'text' && span.leaf.type === 'text') last.value += span.leaf.value;
      else made.push({ ...span.leaf });
      at += 1;
    } else {
      const inside = spans
        .slice(at, widest.to)
        .map(({ leaf, marks }) => ({ leaf, marks: marks.filter((one) => !one.eq(widest.mark)) }));
      made.push(wrapped(widest.mark, nest(inside)));
      at = widest.to;
    }
  }
  return made;
};

const phrasing = (node: Node): PhrasingContent[] => nest(spansOf(node));

const itemOf = (node: Node, spread: boolean): ListItem => ({
  type: 'listItem',
  spread,
  children: [...node.children].filter((child) => !isEmpty(child)).map(blockOf),
});

const listOf = (node: Node): List => {
  const spread = Boolean(node.attrs.loose);
  const ordered = node.type === schema.nodes.ordered_list;
  const children = [...node.children].map((child) => itemOf(child, spread));
  return { type: 'list', ordered, start: ordered ? Number(node.attrs.start) : null, spread, children };
};

export const isEmpty = (node: Node): boolean => node.type === schema.nodes.paragraph && node.content.size === 0;

const blockOf = (node: Node): BlockContent | DefinitionContent => {
  const { nodes } = schema;
  switch (node.type) {
    case nodes.heading:
      return { type: 'heading', depth: Number(node.attrs.level) as 2, children: phrasing(node) };
    case nodes.blockquote:
      return { type: 'blockquote', children: [...node.children].filter((child) => !isEmpty(child)).map(blockOf) };
    case nodes.bullet_list:
    case nodes.ordered_list:
      return listOf(node);
    case nodes.code_block: {
      const { lang, meta } = node.attrs;
      return { type: 'code', lang: lang as string | null, meta: meta as string | null, value: node.textContent };
    }
    case nodes.horizontal_rule:
      return { type: 'thematicBreak' };
    default:
      return { type: 'paragraph', children: phrasing(node) };
  }
};

const USUAL: Options = { bullet: '-', bulletOther: '*', emphasis: '*', strong: '*', rule: '-', fences: true };
/** Signs for a list that follows another of its kind and would merge with it. */
const OTHER: Options = { ...USUAL, bullet: '*', bulletOther: '-', bulletOrdered: ')' };

/** Writes a block as Markdown; `apart` gives a list other signs than usual. */
export const writeBlock = (node: Node, apart = false): string => {
  if (node.type === schema.nodes.kept) return String(node.attrs.markdown);
  const root: Root = { type: 'root', children: [blockOf(node)] };
  return toMarkdown(root, apart ? OTHER : USUAL).trimEnd();
};
