import type { PageLocation, PageMeta } from '#contract/pages/page-renderer.ts';
import type { PageWords } from '#contract/pages/page-words.ts';
import type { Settings } from '#contract/settings/settings.ts';
import type { PageAnswers } from '../client/page-answers.ts';
import { createFindWords } from '../language/find-words.ts';
import { pageNumber } from '../routing/page-number.ts';
import type { PageDefinition } from './define-page.ts';
import { NOT_FOUND } from './pages.ts';

/** Puts the words of the page's language in place of English ones; null where there are none. */
const wordsOf = ({ language }: PageLocation, words: PageWords | undefined) => {
  const find = language && words ? createFindWords(language, words) : () => null;
  return (text: string) => find(text, { composed: true })?.join('') ?? null;
};

/** What the head of a page says, in the page's language where there are words for it: its title ends with the charity's name. */
export const pageMeta = (
  { meta, isPrivate, isUnlisted }: PageDefinition,
  location: PageLocation,
  settings: Settings,
  answers: PageAnswers,
  words?: PageWords,
): PageMeta => {
  const { title, description, article } = typeof meta === 'function' ? meta(answers, location) : meta;
  const number = pageNumber(location.search);
  const inLanguage = wordsOf(location, words);
  const [ownTitle, ownDescription] = [inLanguage(title), inLanguage(description)];
  const counted = (of: string) => (number > 1 ? `${of}, page ${number}` : of);
  const heading = ownTitle ? (number > 1 && inLanguage(counted(ownTitle))) || ownTitle : counted(title);
  return {
    title: `${heading} · ${settings.organisation.name}`,
    description: ownDescription ?? description,
    ...(location.language && { translated: { title: ownTitle !== null, description: ownDescription !== null } }),
    indexed: location.key !== NOT_FOUND && !isPrivate && !isUnlisted,
    ...(article && { article }),
  };
};
