import type { WordGroup } from '#contract/page-words.ts';

/** Where the words of a group stand. */
export const groupLabels: Record<WordGroup, string> = {
  site: 'Menu and footer',
  forms: 'Both forms',
  offer: 'Donation form',
  testimonial: 'Testimonial form',
  head: 'Titles and descriptions',
  mail: 'Mails',
};
