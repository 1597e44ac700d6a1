import { FORMER_COLLEAGUE, nameWithoutAccount, type StoredAuthor } from '#contract/author.ts';
import type { Draft, View } from '../store/store.ts';

type People = { readonly people: Pick<View['people'] | Draft['people'], 'get'> };

/** The name of whoever did something, as it is today; "A former colleague" for an account that was erased. */
export const authorName = ({ people }: People, author: StoredAuthor): string =>
  nameWithoutAccount(author) ?? people.get(author)?.name ?? FORMER_COLLEAGUE;

/** As `authorName`; null for nobody. */
export const authorNameOrNull = (tables: People, author: StoredAuthor | null): string | null =>
  author === null ? null : authorName(tables, author);
