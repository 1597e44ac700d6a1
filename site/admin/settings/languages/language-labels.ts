import type { Language } from '#contract/languages.ts';
import type { WordGroup } from '#contract/page-words.ts';

/** What staff call the languages. */
export const englishNames: Record<Language, string> = { ga: 'Irish', pl: 'Polish', uk: 'Ukrainian' };

/** Where the words of a group stand. */
export const groupLabels: Record<WordGroup, string> = {
  site: 'Menu and footer',
  forms: 'Both forms',
  offer: 'Donation form',
  testimonial: 'Testimonial form',
  mail: 'Mails',
};
