/** Stands for somebody whose account was erased. */
export const FORMER_COLLEAGUE = 'A former colleague';

const NAMED = 'name:';

/**
 * Who did something, as it is kept: the id of an account, whose name is looked up when it is shown, or `name:` and a
 * name for what has no account, such as the automatic review.
 */
export type StoredAuthor = string;

/** The author for something without an account. */
export const authorNamed = (name: string): StoredAuthor => `${NAMED}${name}`;

/** The name of an author without an account; null for an account. */
export const nameWithoutAccount = (author: StoredAuthor): string | null =>
  author.startsWith(NAMED) ? author.slice(NAMED.length) : null;

/** The id of an author's account; null without one. */
export const accountOf = (author: StoredAuthor | null): string | null =>
  author === null || author.startsWith(NAMED) ? null : author;
