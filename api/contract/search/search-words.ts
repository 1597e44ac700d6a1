import * as z from 'zod/mini';
import { likeness, queryWords, wordsOf } from '../text/fuzzy-match.ts';
import { freeText, text } from '../text/text.ts';

export const LISTED_WORDS_MAX = 100;

const WORDS_READ_MAX = 10;

const ADDRESS = /^(\/(?!\/)[^\s\\]*)?$/;

const searchWord = z
  .object({
    /** Words or short phrases, separated by commas. */
    typed: text('Please write what people type', 300),
    /** The words searched for instead, separated by commas. */
    means: freeText(200),
    page: freeText(200).check(z.regex(ADDRESS, 'Please write an address of this website, like /support')),
  })
  .check(
    z.refine(({ means, page }) => means !== '' || page !== '', {
      message: 'Please write our words for it, or the page that answers',
      path: ['means'],
    }),
  );
export type SearchWord = z.infer<typeof searchWord>;

export const searchWords = z.object({
  entries: z.array(searchWord).check(z.maxLength(LISTED_WORDS_MAX, `At most ${LISTED_WORDS_MAX} can be listed`)),
  /** Counts the changes; in a request, if given, it must still be the newest. */
  revision: z.optional(z.int()),
});
export type SearchWords = z.infer<typeof searchWords>;

const listed = (list: string): string[] => list.split(',').flatMap((one) => one.trim() || []);

const findPhrase = (phrase: string, typedWords: readonly string[]) => {
  const rest = [...typedWords];
  let score = 0;
  const words = wordsOf(phrase);
  for (const word of words) {
    const likes = rest.map((one) => likeness(word, one));
    const most = Math.max(0, ...likes);
    if (most === 0) return null;
    rest.splice(likes.indexOf(most), 1);
    score += most;
  }
  return words.length === 0 ? null : { score, rest: queryWords(rest.join(' ')).join(' ') };
};

interface Understood {
  wordings: readonly string[];
  pages: readonly { page: string; score: number; rest: string }[];
}

export const understand = (typed: string, entries: readonly SearchWord[]): Understood => {
  const words = wordsOf(typed).slice(0, WORDS_READ_MAX);
  const found = entries.flatMap(({ typed: phrases, means, page }) => {
    const [best] = listed(phrases)
      .flatMap((phrase) => findPhrase(phrase, words) ?? [])
      .sort((one, other) => other.score - one.score);
    return best ? [{ ...best, means, page }] : [];
  });
  const inOurWords = found.flatMap(({ means, rest }) => listed(means).map((meaning) => `${rest} ${meaning}`.trim()));
  return { wordings: [...new Set([typed, ...inOurWords])], pages: found.filter(({ page }) => page !== '') };
};
