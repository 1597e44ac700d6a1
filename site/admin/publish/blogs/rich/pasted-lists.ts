/** Paragraph that a word processor copied as a list item; levels begin at 1. */
interface Item {
  level: number;
  /** Number or letter at its start; null for a bullet. */
  number: string | null;
  content: readonly Node[];
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? '';

const SPACES = '[\\s\\u00a0]';
const BULLET = '[·•●▪■◦○‣⁃§\\uf0a7\\uf0b7]';
const NUMBER = '\\(?(?:\\d{1,4}|[a-z]|[ivxlc]{1,6})[.)]';
/** Matches the start of a paragraph marked as a list item; Word uses a small o as the bullet of the second level. */
const MARKER = new RegExp(`^${SPACES}*(${BULLET}|[o–-]|${NUMBER})${SPACES}+`, 'i');
/** Matches the start of an unmarked paragraph: only a bullet followed by more than one plain space counts. */
const LONE_BULLET = new RegExp(`^${SPACES}*(${BULLET})(?:[\\t\\u00a0]|${SPACES}{2})${SPACES}*`);

/** Word's indentation per level, in points. */
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

/** Removes and returns the sign before a paragraph's text; null if it is not a list item. */
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
