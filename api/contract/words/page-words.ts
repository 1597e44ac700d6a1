/** A piece of a sentence: text, the name of what is filled in, or a name with the pieces for each plural form of its number. */
export type WordPart = string | [name: string, cases?: Record<string, WordPart[]>];

/** A sentence in another language: text, or its pieces where something is filled in. */
export type Compiled = string | WordPart[];

/** The sentences of a page in its language, by the ids of their messages. What nobody has checked is not among them. */
export type PageWords = Readonly<Record<string, Compiled>>;
