/** Shown instead of the name of an erased account. */
export const FORMER_COLLEAGUE = 'A former colleague';

const NAME_PREFIX = 'name:';

/**
 * The stored form of an author: an account's id, whose name is looked up when it is shown, or `name:` and the
 * name of something without an account, such as the automatic review.
 */
export type StoredAuthor = string;

/** The author for something without an account. */
export const authorNamed = (name: string): StoredAuthor => `${NAME_PREFIX}${name}`;

/** The name of an author without an account; null for an account. */
export const nameWithoutAccount = (author: StoredAuthor): string | null =>
  author.startsWith(NAME_PREFIX) ? author.slice(NAME_PREFIX.length) : null;

/** The id of an author's account; null without one. */
export const accountOf = (author: StoredAuthor | null): string | null =>
  author === null || author.startsWith(NAME_PREFIX) ? null : author;
