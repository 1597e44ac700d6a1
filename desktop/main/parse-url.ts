export const parseUrl = (raw: string): URL | null => (URL.canParse(raw) ? new URL(raw) : null);
