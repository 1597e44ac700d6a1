import type { BlockContent, Definition, DefinitionContent, ListItem, Nodes, PhrasingContent, Root } from 'mdast';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

/** Link targets of a text by identifier; the first definition counts. */
export type Definitions = ReadonlyMap<string, Definition>;

export const keyOf = (identifier: string): string => identifier.toUpperCase();

export const definitionsOf = (root: Root): Definitions => {
  const found = new Map<string, Definition>();
  const visit = (node: Nodes): void => {
    if (node.type === 'definition' && !found.has(keyOf(node.identifier))) found.set(keyOf(node.identifier), node);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return found;
};

const { nodes, marks } = schema;

const textNode = (value: string, on: readonly Mark[]): Node[] => (value === '' ? [] : [schema.text(value, on)]);

const picture = (
  { url, alt, title }: { url: string; alt?: string | null | undefined; title?: string | null | undefined },
  on: readonly Mark[],
) => nodes.image.create({ src: url, alt: alt ?? '', title: title ?? null }, null, on);

const linked = ({ url, title }: { url: string; title?: string | null | undefined }, on: readonly Mark[]) =>
  marks.link.create({ href: url, title: title ?? null }).addToSet(on);

export const createReader = (definitions: Definitions) => {
  const inline = (children: readonly PhrasingContent[], on: readonly Mark[]): Node[] =>
    children.flatMap((child) => phrase(child, on));

  const phrase = (node: PhrasingContent, on: readonly Mark[]): Node[] => {
    switch (node.type) {
      case 'text':
        return textNode(node.value.replace(/\s*\n\s*/g, ' '), on);
      case 'html':
        return textNode(node.value.replace(/\s*\n\s*/g, ' '), on);
      case 'inlineCode':
        return textNode(node.value, marks.code.create().addToSet(on));
      case 'strong':
        return inline(node.children, marks.strong.create().addToSet(on));
      case 'emphasis':
        return inline(node.children, marks.em.create().addToSet(on));
      case 'break':
        return [nodes.hard_break.create(null, null, on)];
      case 'link':
        return inline(node.children, linked(node, on));
      case 'image':
        return [picture(node, on)];
      case 'linkReference': {
        const target = definitions.get(keyOf(node.identifier));
        return inline(node.children, target ? linked(target, on) : on);
      }
      case 'imageReference': {
        const target = definitions.get(keyOf(node.identifier));
        return target ? [picture({ ...target, alt: node.alt }, on)] : [];
      }
      default:
        throw new Error(`The writing field knows no ${node.type}.`);
    }
  };

  const item = ({ children }: ListItem): Node => {
    const content = children.map(block);
    return nodes.list_item.create(null, content.length > 0 ? content : nodes.paragraph.create());
  };

  const block = (node: BlockContent | DefinitionContent): Node => {
    switch (node.type) {
      case 'paragraph':
        return nodes.paragraph.create(null, inline(node.children, []));
      case 'heading':
        return nodes.heading.create({ level: node.depth }, inline(node.children, []));
      case 'blockquote': {
        const content = node.children.map(block);
        return nodes.blockquote.create(null, content.length > 0 ? content : nodes.paragraph.create());
      }
      case 'list': {
        const loose = Boolean(node.spread) || node.children.some(({ spread }) => spread);
        const content = Fragment.from(node.children.map(item));
        if (!node.ordered) return nodes.bullet_list.create({ loose }, content);
        return nodes.ordered_list.create({ start: node.start ?? 1, loose }, content);
      }
      case 'code':
        return nodes.code_block.create({ lang: node.lang ?? null, meta: node.meta ?? null }, textNode(node.value, []));
      case 'thematicBreak':
        return nodes.horizontal_rule.create();
      case 'html':
        // The website shows it as text.
        return nodes.paragraph.create(null, textNode(node.value.replace(/\s*\n\s*/g, ' '), []));
      default:
        throw new Error(`The writing field knows no ${node.type}.`);
    }
  };

  return block;
};
