export type HtmlPart =
  | { type: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([a-z]+)="([^"]*)"/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** Reads only the renderer's own well-formed HTML: tags with quoted attributes, and text. */
export const readHtml = (html: string): HtmlPart[] => {
  const parts: HtmlPart[] = [];
  let end = 0;
  const addText = (text: string) => text && parts.push({ type: 'text', text: decode(text) });
  for (const { index, 0: tag, 1: slash, 2: name = '', 3: attributes = '' } of html.matchAll(TAG)) {
    addText(html.slice(end, index));
    end = index + tag.length;
    if (slash) parts.push({ type: 'close', name });
    else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decode(value)]);
      parts.push({ type: 'open', name, attributes: Object.fromEntries(pairs) });
    }
  }
  addText(html.slice(end));
  return parts;
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
