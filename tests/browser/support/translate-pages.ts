import type { BrowserContext } from '@playwright/test';

/** When somebody has the browser translate a page: before the application runs there, or afterwards. */
export type TranslatedWhen = 'at once' | 'once hydrated';

/**
 * Has a browser translate every page as browsers do: each text is put into two elements of the browser's own, again for every
 * text that comes or changes. The words stay as they are, but for a sign that nobody sees, and that Playwright leaves out.
 */
export const translatePages = async (context: BrowserContext, when: TranslatedWhen): Promise<void> => {
  await context.addInitScript((begins) => {
    const SIGN = '\u200b';
    const LEFT_ALONE = 'script, style, noscript, textarea, option, svg, [translate="no"], [contenteditable]';
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || text.data.endsWith(SIGN) || parent.closest(LEFT_ALONE)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data + SIGN);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      if (node instanceof Text) return translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    const begin = () => {
      translateIn(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translateIn(target);
          for (const node of addedNodes) if (node.isConnected) translateIn(node);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    document.addEventListener('DOMContentLoaded', () => {
      if (begins === 'at once') return begin();
      const waits = new MutationObserver(() => {
        if (!document.documentElement.dataset.hydrated) return;
        waits.disconnect();
        // React hydrates in the task that follows.
        setTimeout(() => requestAnimationFrame(begin));
      });
      waits.observe(document.documentElement, { attributes: true });
    });
  }, when);
};
