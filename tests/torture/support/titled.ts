/** The title of a test, with the reason where it is skipped: `it.skipIf(trouble)(titled('…', trouble), …)`. */
export const titled = (title: string, trouble: string | null): string =>
  trouble ? `${title} (skipped: ${trouble})` : title;
