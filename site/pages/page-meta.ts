import type { PageLocation, PageMeta } from '#contract/pages/page-renderer.ts';
import type { Settings } from '#contract/settings/settings.ts';
import type { Message } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import type { PageAnswers } from '../client/page-answers.ts';
import { t, wordsFor } from '../language/t.ts';
import { pageNumber } from '../routing/page-number.ts';
import type { PageDefinition } from './define-page.ts';
import { NOT_FOUND } from './pages.ts';

const say = (text: Message | string) => (typeof text === 'string' ? text : t(text));
/** A plain string, such as the title of a post, is in English. */
const isInLanguage = (text: Message | string) => typeof text !== 'string' && wordsFor(text) !== undefined;

export const pageMeta = (
  { meta, isPrivate, isUnlisted }: PageDefinition,
  location: PageLocation,
  settings: Settings,
  answers: PageAnswers,
): PageMeta => {
  const { title, description, article } = typeof meta === 'function' ? meta(answers, location) : meta;
  const number = pageNumber(location.search);
  const heading = number > 1 ? t(pages.pageNumber, { title: say(title), number }) : say(title);
  return {
    title: `${heading} · ${settings.organisation.name}`,
    description: say(description),
    ...(location.language && { translated: { title: isInLanguage(title), description: isInLanguage(description) } }),
    indexed: location.key !== NOT_FOUND && !isPrivate && !isUnlisted,
    ...(article && { article }),
  };
};
