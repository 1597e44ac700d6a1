/** The parsed URL, or null for text that is none. */
export const parseUrl = (raw: string): URL | null => (URL.canParse(raw) ? new URL(raw) : null);
