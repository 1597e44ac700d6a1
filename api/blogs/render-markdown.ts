import type { Element, ElementContent, Nodes, Root, Text } from 'hast';
import type { Schema } from 'hast-util-sanitize';
import type { Nodes as MarkdownNodes, Parents } from 'mdast';
import { parsePictureUrl, pictureSrcSet } from '#contract/pictures.ts';

/** The allow list of the sanitiser, as a second line of defence. */
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

/** Shows HTML in the Markdown as text; a block becomes a paragraph. */
const htmlAsText = (_state: unknown, { value }: { value: string }, parent: Parents | undefined): ElementContent => {
  const isBlock = parent?.type === 'root' || parent?.type === 'blockquote' || parent?.type === 'listItem';
  return isBlock ? { type: 'element', tagName: 'p', properties: {}, children: [text(value)] } : text(value);
};

/** The post's title is the page's only h1. */
const lowerHeading = (element: Element) => {
  if (element.tagName === 'h1') element.tagName = 'h2';
};

/** Shows only our own pictures, with their size to avoid layout shifts; of others, only the description. */
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

/** Loaded on first use, so that the server starts faster. */
const load = async () => {
  const [{ fromMarkdown }, { toHast }, { sanitize }, { toHtml }] = await Promise.all([
    import('mdast-util-from-markdown'),
    import('mdast-util-to-hast'),
    import('hast-util-sanitize'),
    import('hast-util-to-html'),
  ]);
  return (markdown: string): string => {
    const handlers = { html: htmlAsText };
    const raw = toHast(fromMarkdown(markdown) as MarkdownNodes, { handlers });
    lowerHeadings(raw);
    const safe = sanitize(raw, allowed);
    const children = 'children' in safe ? (safe as Root).children : [];
    const finished: Root = {
      type: 'root',
      children: children.map((child) => transformElement(child as ElementContent)),
    };
    return toHtml(finished);
  };
};
let rendering: ReturnType<typeof load> | undefined;

/** Renders Markdown (CommonMark) to HTML that is safe to embed: HTML is escaped, links are limited to web, mail and telephone, pictures to our own. */
export const renderMarkdown = async (markdown: string): Promise<string> => {
  rendering ??= load();
  const render = await rendering;
  return render(markdown);
};
