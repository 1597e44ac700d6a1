import { type Attrs, Schema } from 'prosemirror-model';
import { parsePictureUrl } from '#contract/images/pictures.ts';
import { isSafeAddress } from './link-address.ts';

/** Headings begin at level 2, as the post's title is the page's level 1. */
const headingRules = [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } }));

const ownPicture = (element: HTMLElement): Attrs | false => {
  const src = element.getAttribute('src') ?? '';
  if (!parsePictureUrl(src)) return false;
  return { src, alt: element.getAttribute('alt') ?? '', title: element.getAttribute('title') };
};

const linkFrom = (element: HTMLElement): Attrs | false => {
  const href = element.getAttribute('href') ?? '';
  return isSafeAddress(href) ? { href, title: element.getAttribute('title') } : false;
};

/** Matches a style that `pastedFragment` has put aside. */
const styled = (pattern: RegExp) => (element: HTMLElement) =>
  pattern.test(element.getAttribute('data-style') ?? '') && null;

/** Holds everything that Markdown has and the website shows; `kept` is Markdown left as it is. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: headingRules,
      toDOM: ({ attrs: { level } }) => [`h${Math.max(2, Number(level))}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      attrs: { loose: { default: false } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: { start: { default: 1 }, loose: { default: false } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: Number(element.getAttribute('start') ?? 1) || 1 }) }],
      toDOM: ({ attrs: { start } }) => (start === 1 ? ['ol', 0] : ['ol', { start }, 0]),
    },
    list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    code_block: {
      attrs: { lang: { default: null }, meta: { default: null } },
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    kept: {
      attrs: { markdown: {} },
      group: 'block',
      atom: true,
      toDOM: ({ attrs: { markdown } }) => ['pre', { class: 'kept', title: 'Kept as it is' }, String(markdown)],
    },
    text: { group: 'inline' },
    image: {
      attrs: { src: {}, alt: { default: '' }, title: { default: null } },
      inline: true,
      group: 'inline',
      draggable: true,
      parseDOM: [{ tag: 'img[src]', getAttrs: ownPicture }],
      toDOM: ({ attrs: { src, alt, title } }) => ['img', { src, alt, title }],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkFrom }],
      // The address of a link that visitors do not get is kept in the text, but is no link here either.
      toDOM: ({ attrs: { href, title } }) => ['a', isSafeAddress(String(href)) ? { href, title } : { title }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs puts everything into a <b> that is not bold.
        {
          tag: 'b',
          getAttrs: (element) => !/font-weight:\s*normal/.test(element.getAttribute('data-style') ?? '') && null,
        },
        { tag: '[data-style]', consuming: false, getAttrs: styled(/font-weight:\s*(bold|[6-9]\d\d)/) },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { tag: '[data-style]', consuming: false, getAttrs: styled(/font-style:\s*italic/) },
      ],
      toDOM: () => ['em', 0],
    },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});
