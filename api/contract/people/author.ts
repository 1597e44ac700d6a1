export const FORMER_COLLEAGUE = 'A former colleague';

const NAME_PREFIX = 'name:';

/** An account's id, or `name:` and the name of something without an account, such as the automatic review. */
export type StoredAuthor = string;

export const authorNamed = (name: string): StoredAuthor => `${NAME_PREFIX}${name}`;

export const nameWithoutAccount = (author: StoredAuthor): string | null =>
  author.startsWith(NAME_PREFIX) ? author.slice(NAME_PREFIX.length) : null;

export const accountOf = (author: StoredAuthor | null): string | null =>
  author === null || author.startsWith(NAME_PREFIX) ? null : author;
