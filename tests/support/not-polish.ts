/** The texts of a part of the page that are not said to be in Polish. */
export const notPolishIn = (root: Element | null): string[] => {
  if (!root) throw new Error('There is no such part of the page.');
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (/\p{L}/u.test(text) && node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'pl') texts.push(text);
  }
  return texts;
};
