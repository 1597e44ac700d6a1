import type { PartName } from '#contract/words/catalogue.ts';

/** Where the sentences of a part stand. */
export const partLabels: Record<PartName, string> = {
  site: 'Menu and footer',
  pages: 'Pages that are read',
  notes: 'Published testimonials',
  forms: 'Both forms',
  offer: 'Donation form',
  testimonial: 'Testimonial form',
  managed: 'Donors’ and writers’ own pages',
  notFound: 'The page “not found”',
  head: 'Titles and descriptions',
};
