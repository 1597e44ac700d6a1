import { FORMER_COLLEAGUE, nameWithoutAccount, type StoredAuthor } from '#contract/author.ts';
import type { Draft, View } from '../store/store.ts';

type People = { readonly people: Pick<View['people'] | Draft['people'], 'get'> };

/** The author's current name; "A former colleague" for an erased account. */
export const authorName = ({ people }: People, author: StoredAuthor): string =>
  nameWithoutAccount(author) ?? people.get(author)?.name ?? FORMER_COLLEAGUE;

/** Like `authorName`; null without an author. */
export const authorNameOrNull = (tables: People, author: StoredAuthor | null): string | null =>
  author === null ? null : authorName(tables, author);
