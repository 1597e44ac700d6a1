import type { ViewScreen } from '#contract/saved-views/views.ts';
import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials/testimonials.ts';

export const USUAL_PAGE_SIZE: Record<ViewScreen, number> = {
  testimonials: TESTIMONIALS_PER_PAGE.admin,
  donations: 20,
  'donations/pending': 10,
};
