/** What stands around every word in a test in which a language repeats the English sentence. */
export const marked = (text: string): string => `⟦${text}⟧`;

const HEARD = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];
const MARKED = /⟦[^⟦⟧]*⟧/g;

const withoutMarked = (text: string): string => {
  const rest = text.replace(MARKED, '');
  return rest === text ? rest : withoutMarked(rest);
};

/** The texts of a part of the page, seen or heard, that are in no words of the language that `marked` makes. */
export const notTranslatedIn = (root: Element): string[] => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  }
  const heard = [...root.querySelectorAll('*')].flatMap((element) =>
    HEARD.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return withoutMarked([...texts, ...heard].join('\n'))
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text));
};
