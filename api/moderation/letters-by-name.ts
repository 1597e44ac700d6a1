import { isSent, type Letter } from '#contract/letters/letters.ts';
import { type Authors, authorName } from '../identity/author-name.ts';

/** Letters with the names of those who wrote them in the place of their accounts. */
export const lettersByName = (data: Authors, letters: readonly Letter[]): Letter[] =>
  letters.map((letter) => (isSent(letter) ? { ...letter, by: authorName(data, letter.by) } : letter));
