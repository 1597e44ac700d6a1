import type { WordGroup } from '#contract/pages/page-words.ts';

/** Where the words of a group stand. */
export const groupLabels: Record<WordGroup, string> = {
  site: 'Menu and footer',
  pages: 'Pages that are read',
  forms: 'Both forms',
  offer: 'Donation form',
  testimonial: 'Testimonial form',
  own: 'Donors’ and writers’ own pages',
  head: 'Titles and descriptions',
  mail: 'Mails',
};
