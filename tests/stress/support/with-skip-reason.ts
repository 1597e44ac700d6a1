/** Adds the reason to the title of a test that is skipped: `it.skipIf(trouble)(withSkipReason("…", trouble), …)`. */
export const withSkipReason = (title: string, trouble: string | null): string =>
  trouble ? `${title} (skipped: ${trouble})` : title;
