import { pictureUrl } from '#contract/images/pictures.ts';
import { FORMER_COLLEAGUE, nameWithoutAccount, type StoredAuthor } from '#contract/people/author.ts';
import { apiTokenAuthor } from '#contract/tokens/api-tokens.ts';
import type { Draft, View } from '../store/store.ts';

export interface Authors {
  readonly people: Pick<View['people'] | Draft['people'], 'get'>;
  readonly apiTokens: Pick<View['apiTokens'] | Draft['apiTokens'], 'get'>;
}

const tokenName = ({ apiTokens }: Authors, id: string): string | undefined => {
  const token = apiTokens.get(id);
  return token && apiTokenAuthor(token.name);
};

export const authorName = (tables: Authors, author: StoredAuthor): string =>
  nameWithoutAccount(author) ?? tables.people.get(author)?.name ?? tokenName(tables, author) ?? FORMER_COLLEAGUE;

export const authorNameOrNull = (tables: Authors, author: StoredAuthor | null): string | null =>
  author === null ? null : authorName(tables, author);

/** Undefined without a picture, or once the account is disabled. */
export const authorPictureUrl = (
  { people }: Pick<Authors, 'people'>,
  author: StoredAuthor | null,
): string | undefined => {
  const person = author === null ? undefined : people.get(author);
  return person?.picture && !person.disabled ? pictureUrl(person.picture) : undefined;
};
