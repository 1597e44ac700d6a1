import type { Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Node } from 'prosemirror-model';
import { createReader, type Definitions, definitionsOf } from './from-markdown.ts';
import { meaningOf } from './same-meaning.ts';
import { schema } from './schema.ts';
import { isEmpty, writeBlock } from './to-markdown.ts';

export interface RichDocument {
  doc: Node;
  /** Returns the Markdown of a document; untouched blocks keep their source. */
  write(doc: Node): string;
}

const { kept, paragraph, bullet_list: bullets, ordered_list: numbers } = schema.nodes;

const hasDefinition = (node: Nodes): boolean =>
  node.type === 'definition' || ('children' in node && node.children.some(hasDefinition));

/** True for a block whose source can stand anywhere; an unclosed fence, HTML or indented code would swallow what follows. */
const isSelfContained = ({ type }: RootContent): boolean => type !== 'code' && type !== 'html';

/** Keeps a block as Markdown if the field would change its meaning. */
const readBlock = (block: RootContent, source: string, definitions: Definitions): Node => {
  const asItIs = () => kept.create({ markdown: source });
  if (hasDefinition(block) || block.type === ('root' as string)) return asItIs();
  const node = createReader(definitions)(block as never);
  const before = meaningOf({ type: 'root', children: [block] }, definitions);
  const after = meaningOf(fromMarkdown(writeBlock(node)), definitions);
  return before === after ? node : asItIs();
};

/** Returns the sign of a list's items; two adjacent lists with the same one become one. */
const signOf = (markdown: string): string => /^(?:[-*+]|\d+([.)]))/.exec(markdown)?.reduce((a, b) => b ?? a) ?? '';
const isList = (node: Node | undefined) => node?.type === bullets || node?.type === numbers;

const createWriter =
  (sources: WeakMap<Node, string>) =>
  (doc: Node): string => {
    const written: string[] = [];
    let before: Node | undefined;
    for (const node of doc.children) {
      if (isEmpty(node)) continue;
      const known = sources.get(node) ?? writeBlock(node);
      sources.set(node, known);
      const runsIn = isList(node) && before?.type === node.type && signOf(written.at(-1) ?? '') === signOf(known);
      written.push(runsIn ? writeBlock(node, signOf(known) !== '*' && signOf(known) !== ')') : known);
      before = node;
    }
    return written.join('\n\n');
  };

const withRoom = (blocks: readonly Node[]): Node[] =>
  blocks.at(-1)?.type === paragraph ? [...blocks] : [...blocks, paragraph.create()];

/** Opens a text; null if the field cannot show it without changing its meaning, so that it is written as Markdown. */
export const openMarkdown = (markdown: string): RichDocument | null => {
  const root: Root = fromMarkdown(markdown);
  const definitions = definitionsOf(root);
  const sources = new WeakMap<Node, string>();
  const blocks = root.children.map((block) => {
    const source = markdown.slice(block.position?.start.offset ?? 0, block.position?.end.offset ?? 0);
    const node = readBlock(block, source, definitions);
    if (isSelfContained(block)) sources.set(node, source);
    return node;
  });
  const doc = schema.nodes.doc.create(null, withRoom(blocks));
  const write = createWriter(sources);
  const again = fromMarkdown(write(doc));
  return meaningOf(again, definitionsOf(again)) === meaningOf(root, definitions)
    ? { doc, write: (now) => (now.eq(doc) ? markdown : write(now)) }
    : null;
};
