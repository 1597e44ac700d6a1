/**
 * `link` is an absolute address made by the server; `lines` has several lines; `words` is by staff and never cut; `steps` has
 * one line per step of an offer (`done|Received|2 October`); `days` have each a manage link that preselects it.
 */
export type PlaceholderType = 'text' | 'link' | 'lines' | 'words' | 'steps' | 'days';

export type Placeholders = Readonly<Record<string, PlaceholderType>>;

export const WRITTEN = /\{\{([^{}]*)\}\}/g;
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const IN_ADDRESS = /%EE%80%80([A-Za-z]+)%EE%80%81/g;
const PRIVATE_USE = /[\uE000-\uF8FF]/g;
/** A placeholder on its way through the Markdown renderer: letters to it, and nothing that anybody can type. */
const MARK = /\uE000([A-Za-z]+)\uE001/g;

export const markPlaceholders = (words: string): string =>
  words.replace(PRIVATE_USE, '').replace(WRITTEN, (_, name: string) => `${OPEN}${name.trim()}${CLOSE}`);

export const fillMarks = (text: string, fill: (name: string) => string): string =>
  text.replace(MARK, (_, name: string) => fill(name));

export const onlyMark = (text: string): string | null => /^\uE000([A-Za-z]+)\uE001$/.exec(text)?.[1] ?? null;

export const fillAddress = (address: string, fill: (name: string) => string): string =>
  address.replace(IN_ADDRESS, (_, name: string) => fill(name));

export const markOfAddress = (address: string): { hasMark: boolean; only: string | null } => ({
  hasMark: address.search(IN_ADDRESS) >= 0,
  only: /^%EE%80%80([A-Za-z]+)%EE%80%81$/.exec(address)?.[1] ?? null,
});

const namesIn = (words: string): string[] => [...words.matchAll(WRITTEN)].map(([, name = '']) => name.trim());

const quoted = (name: string) => `{{${name}}}`;

/** Null if there is no fault. `inSubject` allows no addresses and no lists. */
export const placeholderFault = (words: string, known: Placeholders, inSubject: boolean): string | null => {
  for (const name of namesIn(words)) {
    const type = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!type) return `Nothing is called ${quoted(name)} in this mail. Please choose one of those listed.`;
    if (inSubject && type !== 'text') return `${quoted(name)} cannot stand in the subject.`;
  }
  return /\{\{|\}\}/.test(words.replace(WRITTEN, '')) ? 'Please close every {{ with }}.' : null;
};
