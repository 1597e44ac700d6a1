import type { Element, ElementContent, Nodes, Root, Text } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Nodes as MarkdownNodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { parsePictureUrl, pictureSrcSet } from '#contract/images/pictures.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';

const allowed: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'],
    ...['a', 'em', 'strong', 'code', 'pre', 'img'],
  ],
  attributes: { a: ['href', 'title'], img: ['src', 'alt', 'title'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: [] },
  strip: ['script', 'style'],
};

const text = (value: string): Text => ({ type: 'text', value });

const htmlAsText = (_state: unknown, { value }: { value: string }, parent: Parents | undefined): ElementContent => {
  const isBlock = parent?.type === 'root' || parent?.type === 'blockquote' || parent?.type === 'listItem';
  return isBlock ? { type: 'element', tagName: 'p', properties: {}, children: [text(value)] } : text(value);
};

/** The post's title is the page's only h1. */
const lowerHeading = (element: Element) => {
  if (element.tagName === 'h1') element.tagName = 'h2';
};

const finishImage = (element: Element): ElementContent => {
  const { src, alt, title } = element.properties;
  const address = String(src ?? '');
  const picture = parsePictureUrl(address);
  if (!picture) return text(String(alt ?? ''));
  const { width, height } = picture;
  const attributes = { src: address, alt: String(alt ?? ''), ...(title ? { title } : {}) };
  const more = { srcSet: pictureSrcSet(address), sizes: '(min-width: 48rem) 44rem, 90vw', loading: 'lazy' };
  return { ...element, properties: { ...attributes, width, height, ...more, decoding: 'async' } };
};

const finishLink = (element: Element): Element => {
  const isForeign = /^(?:https?:)?\/\//i.test(String(element.properties.href ?? ''));
  return isForeign ? { ...element, properties: { ...element.properties, rel: ['noopener', 'nofollow'] } } : element;
};

const transformElement = (node: ElementContent): ElementContent => {
  if (node.type !== 'element') return node;
  const element: Element = { ...node, children: node.children.map(transformElement) };
  if (element.tagName === 'img') return finishImage(element);
  return element.tagName === 'a' ? finishLink(element) : element;
};

const lowerHeadings = (node: Nodes): void => {
  if (node.type === 'element') lowerHeading(node);
  if ('children' in node) for (const child of node.children) lowerHeadings(child);
};

const HTML_MAX = 1_000_000;

/** Characters that references to definitions expand to: a long address named often grows without end. */
const referencedLength = (root: MarkdownNodes): number => {
  const lengths = new Map<string, number>();
  const used: string[] = [];
  const visit = (node: MarkdownNodes): void => {
    if (node.type === 'definition') {
      const key = node.identifier.toUpperCase();
      if (!lengths.has(key)) lengths.set(key, node.url.length + (node.title?.length ?? 0));
    }
    if (node.type === 'linkReference' || node.type === 'imageReference') used.push(node.identifier.toUpperCase());
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return used.reduce((total, key) => total + (lengths.get(key) ?? 0), 0);
};

/**
 * Renders CommonMark to HTML that is safe to embed: HTML is escaped, links are limited to web, mail and telephone, pictures to
 * our own. Null if it would be too long. Slow for hostile texts, so only the thread calls it.
 */
export const renderMarkdown = (markdown: string): SanitisedHtml | null => {
  const parsed: MarkdownNodes = fromMarkdown(markdown);
  if (referencedLength(parsed) > HTML_MAX) return null;
  const raw = toHast(parsed, { handlers: { html: htmlAsText } });
  lowerHeadings(raw);
  const safe = sanitize(raw, allowed);
  const children = 'children' in safe ? (safe as Root).children : [];
  const finished: Root = {
    type: 'root',
    children: children.map((child) => transformElement(child as ElementContent)),
  };
  const html = toHtml(finished) as SanitisedHtml;
  return html.length > HTML_MAX ? null : html;
};
