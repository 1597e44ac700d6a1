import * as z from 'zod/mini';
import { askedWords, likeness, wordsOf } from '../text/fuzzy-match.ts';
import { freeText, text } from '../text/text.ts';

export const LISTED_WORDS_MAX = 100;

/** More words than this of what was typed are not compared with the listed ones. */
const WORDS_READ_MAX = 10;

const ADDRESS = /^(\/(?!\/)[^\s\\]*)?$/;

/** What people type, and what this website calls it or where it stands. */
const searchWord = z
  .object({
    /** Words or short phrases, with commas between them. */
    typed: text('Please write what people type', 300),
    /** The words that are looked for instead, with commas between them. */
    means: freeText(200),
    /** The address of the page that answers, without the name of the website. */
    page: freeText(200).check(z.regex(ADDRESS, 'Please write an address of this website, like /support')),
  })
  .check(
    z.refine(({ means, page }) => means !== '' || page !== '', {
      message: 'Please write our words for it, or the page that answers',
      path: ['means'],
    }),
  );
export type SearchWord = z.infer<typeof searchWord>;

/** The words that people type in the place of those of the website. */
export const searchWords = z.object({
  entries: z.array(searchWord).check(z.maxLength(LISTED_WORDS_MAX, `At most ${LISTED_WORDS_MAX} can be listed`)),
  /** Counts the changes. In a request the revision that was edited: if given, it must still be the newest. */
  revision: z.optional(z.int()),
});
export type SearchWords = z.infer<typeof searchWords>;

const listed = (list: string): string[] => list.split(',').flatMap((one) => one.trim() || []);

/** How well a phrase is part of what was typed, and the other words of it; null where it is not. */
const findPhrase = (phrase: string, asked: readonly string[]) => {
  const rest = [...asked];
  let score = 0;
  const words = wordsOf(phrase);
  for (const word of words) {
    const likes = rest.map((one) => likeness(word, one));
    const most = Math.max(0, ...likes);
    if (most === 0) return null;
    rest.splice(likes.indexOf(most), 1);
    score += most;
  }
  return words.length === 0 ? null : { score, rest: askedWords(rest.join(' ')).join(' ') };
};

/** What was typed, as it can be looked for. */
interface Understood {
  /** What was typed, and then the same in the words of the website. */
  asked: readonly string[];
  /** The pages that answer, each with how much of what was typed says so, and the rest. */
  pages: readonly { page: string; score: number; rest: string }[];
}

/** Reads what was typed with the help of the listed words. */
export const understand = (typed: string, entries: readonly SearchWord[]): Understood => {
  const words = wordsOf(typed).slice(0, WORDS_READ_MAX);
  const found = entries.flatMap(({ typed: phrases, means, page }) => {
    const [best] = listed(phrases)
      .flatMap((phrase) => findPhrase(phrase, words) ?? [])
      .sort((one, other) => other.score - one.score);
    return best ? [{ ...best, means, page }] : [];
  });
  const inOurWords = found.flatMap(({ means, rest }) => listed(means).map((meaning) => `${rest} ${meaning}`.trim()));
  return { asked: [...new Set([typed, ...inOurWords])], pages: found.filter(({ page }) => page !== '') };
};
