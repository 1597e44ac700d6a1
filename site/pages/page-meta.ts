import type { PageLocation, PageMeta } from '#contract/page-renderer.ts';
import type { Settings } from '#contract/settings.ts';
import type { PageAnswers } from '../client/page-answers.ts';
import { pageNumber } from '../routing/page-number.ts';
import type { PageDefinition } from './define-page.ts';
import { NOT_FOUND } from './pages.ts';

/** What the head of a page says: its title ends with the charity's name. */
export const pageMeta = (
  { meta, isPrivate, isUnlisted }: PageDefinition,
  location: PageLocation,
  settings: Settings,
  answers: PageAnswers,
): PageMeta => {
  const { title, description, article } = typeof meta === 'function' ? meta(answers, location) : meta;
  const number = pageNumber(location.search);
  const counted = number > 1 ? `${title}, page ${number}` : title;
  return {
    title: `${counted} · ${settings.organisation.name}`,
    description,
    indexed: location.key !== NOT_FOUND && !isPrivate && !isUnlisted,
    ...(article && { article }),
  };
};
