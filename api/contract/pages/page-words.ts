/** Where words stand: around every page, on pages that are read, in both forms, in one of them, behind manage links, in the head of a page, in mails. */
export const wordGroups = ['site', 'pages', 'forms', 'offer', 'testimonial', 'own', 'head', 'mail'] as const;
export type WordGroup = (typeof wordGroups)[number];

/** A piece of a sentence: text, the name of what is filled in, or a name with the pieces for each plural form of its number. */
export type WordPart = string | [name: string, cases?: Record<string, WordPart[]>];

/** A sentence in the language of the page: text, or its pieces where something is filled in. */
export type Compiled = string | WordPart[];

/** The sentences of a page, by the English ones. Only those that somebody has checked. */
export type PageWords = Readonly<Record<string, Compiled>>;

/** The names that stand in braces in an English sentence. */
export const namesIn = (english: string): string[] => [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
