import { useEffect } from 'react';

const ATTRIBUTE = 'data-toured';

const firstSeen = (marks: string): Element | undefined =>
  [...document.querySelectorAll(marks)].find((one) => one.checkVisibility?.() ?? true);

/** Points at the first match, and again when it is drawn anew; null points at nothing. */
export const useMarked = (marks: string | null): void => {
  useEffect(() => {
    if (marks === null) return;
    let marked: Element | undefined;
    const mark = () => {
      if (marked?.isConnected) return;
      marked = firstSeen(marks);
      marked?.setAttribute(ATTRIBUTE, '');
      marked?.scrollIntoView({ block: 'center' });
    };
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    mark();
    return () => {
      watch.disconnect();
      marked?.removeAttribute(ATTRIBUTE);
    };
  }, [marks]);
};
