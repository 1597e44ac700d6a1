import { isSent, type Letter } from '#contract/letters/letters.ts';
import { authorName } from '../identity/author-name.ts';
import type { View } from '../store/store.ts';

export const lettersByName = (
  data: Pick<View, 'people' | 'apiTokens' | 'mails'>,
  letters: readonly Letter[],
): Letter[] =>
  letters.map((letter) => {
    if (!isSent(letter)) return letter;
    const mail = data.mails.get(letter.mailId);
    const delivery = mail && { state: mail.state, leavesAt: mail.dueAt };
    return { ...letter, by: authorName(data, letter.by), ...(delivery && { delivery }) };
  });
