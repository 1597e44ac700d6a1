import type { Page } from '@playwright/test';

/**
 * Texts that stand out of the card, row, section or dialog they belong to, or of the window, and parts that scroll sideways
 * by mistake. Text in what scrolls or is cut by itself does not count.
 */
export const textsBeyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const parts = [document.documentElement, ...document.querySelectorAll('main, dialog[open]')];
    const wide = parts
      .filter((part) => part.scrollWidth > part.clientWidth)
      .map((part) => `${part.localName} scrolls by ${part.scrollWidth - part.clientWidth} px`);
    const frameOf = (element: Element) => element.closest('article, section, li, tr, fieldset, dialog, main, body');
    const isHeld = (element: Element) => {
      const frame = frameOf(element);
      let inFrame = true;
      for (let at: Element | null = element; at && !at.matches('main, dialog, body'); at = at.parentElement) {
        if (at === frame) inFrame = false;
        const { overflowX } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || (inFrame && overflowX !== 'visible')) return true;
      }
      return false;
    };
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!text || element.closest('.sr') || !element.checkVisibility()) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, width } = range.getBoundingClientRect();
      const limit = Math.min(edge, frameOf(element)?.getBoundingClientRect().right ?? edge);
      return width > 0 && right > limit + 1 && !isHeld(element);
    });
    const named = beyond.map((element) => {
      const parent = element.parentElement;
      return `${parent?.localName}.${parent?.className} > ${element.localName}: ${element.textContent?.slice(0, 30)}`;
    });
    return [...wide, ...named];
  });
