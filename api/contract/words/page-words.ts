export type WordPart = string | [name: string, cases?: Record<string, WordPart[]>];

export type Compiled = string | WordPart[];

/** By message id; leaves out translations that nobody has checked. */
export type PageWords = Readonly<Record<string, Compiled>>;
