import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials.ts';
import type { ViewScreen } from '#contract/views.ts';

/** How many rows a page of a list has for who has chosen nothing else. */
export const USUAL_PAGE_SIZE: Record<ViewScreen, number> = {
  testimonials: TESTIMONIALS_PER_PAGE.admin,
  donations: 20,
  'donations/pending': 10,
};
