/** An item of a list as a word processor has copied it: a paragraph of its own, at a level from 1 on. */
interface Item {
  level: number;
  /** The number or letter that it begins with; null for a bullet. */
  number: string | null;
  content: readonly Node[];
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

const SPACES = '[\\s\\u00a0]';
const BULLET = '[·•●▪■◦○‣⁃§\\uf0a7\\uf0b7]';
const NUMBER = '\\(?(?:\\d{1,4}|[a-z]|[ivxlc]{1,6})[.)]';
/** What begins a paragraph that says itself that it is of a list: Word uses a small o as the bullet of the second level. */
const MARKER = new RegExp(`^${SPACES}*(${BULLET}|[o–-]|${NUMBER})${SPACES}+`, 'i');
/** What begins a paragraph that says nothing: only a bullet that is followed by more than one plain space. */
const LONE_BULLET = new RegExp(`^${SPACES}*(${BULLET})(?:[\\t\\u00a0]|${SPACES}{2})${SPACES}*`);

/** How far Word indents each level, in points. */
const INDENT = 36;
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75 };

const levelOf = (paragraph: Element): number => {
  const style = styleOf(paragraph);
  const stated = /mso-list:[^;]*\blevel(\d)/.exec(style)?.[1];
  if (stated) return Number(stated);
  const [, length = '0', unit = 'pt'] = /margin-left:\s*([\d.]+)(pt|in|cm|mm|px)/.exec(style) ?? [];
  return Math.max(1, Math.round((Number(length) * (POINTS[unit] ?? 1)) / INDENT));
};

const cutStart = (node: Node, length: number): void => {
  let left = length;
  const texts = (of: Node): Node[] => (of.nodeType === Node.TEXT_NODE ? [of] : [...of.childNodes].flatMap(texts));
  for (const text of texts(node)) {
    const value = text.nodeValue ?? '';
    text.nodeValue = value.slice(left);
    left = Math.max(0, left - value.length);
  }
};

/** The sign before a paragraph's text, which is taken off it; null where it is no item. */
const takeMarker = (paragraph: Element): string | null => {
  // Word marks the sign as what a program that knows lists should ignore.
  const ignored = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  if (ignored) {
    ignored.remove();
    return ignored.textContent ?? '';
  }
  const isListed = /\bMsoList/.test(paragraph.className) || /mso-list:/.test(styleOf(paragraph));
  const [start = '', marker] = (isListed ? MARKER : LONE_BULLET).exec(paragraph.textContent ?? '') ?? [];
  if (marker === undefined) return null;
  cutStart(paragraph, start.length);
  return marker;
};

const paragraphItem = (paragraph: Element): Item[] => {
  const marker = takeMarker(paragraph)?.replace(/[\s\u00a0]/g, '');
  if (marker === undefined) return [];
  const isNumber = /^\(?[\da-z]+[.)]$/i.test(marker);
  const number = isNumber ? marker.replace(/[().]/g, '') : null;
  return [{ level: levelOf(paragraph), number, content: [...paragraph.childNodes] }];
};

/** Word for the web wraps every item in a list of its own. */
const wrappedItems = (wrapper: Element): Item[] =>
  [...wrapper.querySelectorAll('li')].map((item) => ({
    level: Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 1),
    number: item.parentElement?.tagName === 'OL' ? (item.parentElement.getAttribute('start') ?? '1') : null,
    content: [...item.childNodes],
  }));

const itemsOf = (node: Node): Item[] => {
  if (!(node instanceof Element)) return [];
  if (node.tagName === 'P') return paragraphItem(node);
  return node.classList.contains('ListContainerWrapper') ? wrappedItems(node) : [];
};

/** Real lists, nested as the levels say; a change between bullets and numbers begins another. */
const listsOf = (items: readonly Item[]): Element[] => {
  const made: Element[] = [];
  const open: Element[] = [];
  for (const { level, number, content } of items) {
    const tag = number === null ? 'UL' : 'OL';
    open.length = Math.min(open.length, level);
    if (open.length === level && open.at(-1)?.tagName !== tag) open.pop();
    if (open.length < level) {
      const list = document.createElement(tag);
      if (number !== null && /^\d+$/.test(number) && number !== '1') list.setAttribute('start', number);
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else made.push(list);
      open.push(list);
    }
    const item = document.createElement('li');
    item.append(...content);
    open.at(-1)?.append(item);
  }
  return made;
};

const isNothing = (node: Node) =>
  node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() === '');

/** Makes lists of what word processors copy as paragraphs that begin with a sign or a number. */
export const withLists = (pasted: DocumentFragment): DocumentFragment => {
  const parents = new Set([...pasted.querySelectorAll('p, .ListContainerWrapper')].map(({ parentNode }) => parentNode));
  for (const parent of parents) {
    let run: { items: Item[]; nodes: ChildNode[] } = { items: [], nodes: [] };
    const end = () => {
      const [first] = run.nodes;
      if (first) first.before(...listsOf(run.items));
      for (const node of run.nodes) node.remove();
      run = { items: [], nodes: [] };
    };
    for (const node of [...(parent?.childNodes ?? [])]) {
      const items = itemsOf(node);
      if (items.length > 0) run = { items: [...run.items, ...items], nodes: [...run.nodes, node] };
      else if (!isNothing(node)) end();
    }
    end();
  }
  return pasted;
};
