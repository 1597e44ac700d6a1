/** The pages that a visitor's browser hydrates; their chunks are named in `scripts/chunks.ts`. */
export const formPages = {
  testimonials: () => import('./testimonials/testimonials-page.ts'),
  'your-testimonial': () => import('./testimonials/your-testimonial-page.ts'),
  donations: () => import('./donations/donations-page.ts'),
  'your-donation': () => import('./donations/your-donation-page.ts'),
  help: () => import('./help/help-page.ts'),
  'your-help': () => import('./help/your-help-page.ts'),
  contact: () => import('./contact/contact-page.ts'),
};
