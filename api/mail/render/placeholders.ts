/**
 * How a placeholder is filled: with a text; with an absolute address made by the server; with a text of several lines, or
 * one that staff have written, which is never cut; with the line of steps of an offer (`done|Received|2 October`); or with days, each with the manage link that preselects it.
 */
export type PlaceholderType = 'text' | 'link' | 'lines' | 'words' | 'steps' | 'days';

/** What a mail's words may ask for: types by name. */
export type Placeholders = Readonly<Record<string, PlaceholderType>>;

/** A placeholder in the words of a mail, with its name. */
export const WRITTEN = /\{\{([^{}]*)\}\}/g;
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const IN_ADDRESS = /%EE%80%80([A-Za-z]+)%EE%80%81/g;
const PRIVATE_USE = /[\uE000-\uF8FF]/g;
/** A placeholder as it travels through the Markdown renderer: letters to it, and nothing that anybody can write. */
const MARK = /\uE000([A-Za-z]+)\uE001/g;

/** The words with every placeholder marked, so that what fills it is never read as Markdown. */
export const markPlaceholders = (words: string): string =>
  words.replace(PRIVATE_USE, '').replace(WRITTEN, (_, name: string) => `${OPEN}${name.trim()}${CLOSE}`);

/** Replaces the marks in a text. */
export const fillMarks = (text: string, fill: (name: string) => string): string =>
  text.replace(MARK, (_, name: string) => fill(name));

/** The name of the one placeholder that a text consists of, or null. */
export const onlyMark = (text: string): string | null => /^\uE000([A-Za-z]+)\uE001$/.exec(text)?.[1] ?? null;

/** Replaces the marks in an address. */
export const fillAddress = (address: string, fill: (name: string) => string): string =>
  address.replace(IN_ADDRESS, (_, name: string) => fill(name));

/** The one placeholder that is a whole address, or null; `hasMark` tells of one that is only part of it. */
export const markOfAddress = (address: string): { hasMark: boolean; only: string | null } => ({
  hasMark: address.search(IN_ADDRESS) >= 0,
  only: /^%EE%80%80([A-Za-z]+)%EE%80%81$/.exec(address)?.[1] ?? null,
});

/** The names between braces, in their order. */
const namesIn = (words: string): string[] => [...words.matchAll(WRITTEN)].map(([, name = '']) => name.trim());

const quoted = (name: string) => `{{${name}}}`;

/** What is wrong with the placeholders of a text, in a sentence; null when nothing is. `inSubject` allows no addresses and lists. */
export const placeholderFault = (words: string, known: Placeholders, inSubject: boolean): string | null => {
  for (const name of namesIn(words)) {
    const type = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!type) return `Nothing is called ${quoted(name)} in this mail. Please choose one of those listed.`;
    if (inSubject && type !== 'text') return `${quoted(name)} cannot stand in the subject.`;
  }
  return /\{\{|\}\}/.test(words.replace(WRITTEN, '')) ? 'Please close every {{ with }}.' : null;
};
