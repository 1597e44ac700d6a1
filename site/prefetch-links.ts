const NOT_PAGES = /^\/(admin|api)(\/|$)|\.xml$/;

/** Only for browsers that do not read our speculation rules. */
export const fetchAhead = (): void => {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const fetchLinked = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || NOT_PAGES.test(link.pathname) || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname + link.search;
    document.head.append(hint);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, fetchLinked, { passive: true });
  }
};
