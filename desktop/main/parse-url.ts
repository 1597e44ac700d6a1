/** The address as an object, or null for what is none. */
export const parseUrl = (raw: string): URL | null => (URL.canParse(raw) ? new URL(raw) : null);
