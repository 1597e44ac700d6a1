import type { PageDefinition } from './define-page.ts';
import { formPages } from './form-pages.ts';

/**
 * The one list of public pages, in the order of the sitemap, for the server, the browser, the sitemap, preloading and the
 * build. Each page is loaded with its component, so that a browser loads only the one it shows; the first whose path matches an
 * address is shown there.
 */
export const pages = {
  home: () => import('./home/home-page.ts'),
  about: () => import('./about/about-page.ts'),
  'our-shops': () => import('./shops/our-shops-page.ts'),
  services: () => import('./services/services-page.ts'),
  'medical-expenses': () => import('./services/medical-expenses-page.ts'),
  'hospital-transport': () => import('./services/hospital-transport-page.ts'),
  counselling: () => import('./services/counselling-page.ts'),
  'weekly-shopping': () => import('./services/weekly-shopping-page.ts'),
  'donation-shop': () => import('./services/donation-shop-page.ts'),
  testimonials: formPages.testimonials,
  'your-testimonial': formPages['your-testimonial'],
  donations: formPages.donations,
  'what-we-take': () => import('./what-we-take/what-we-take-page.ts'),
  'your-donation': formPages['your-donation'],
  help: formPages.help,
  'your-help': formPages['your-help'],
  support: () => import('./support/support-page.ts'),
  contact: formPages.contact,
  blogs: () => import('./blogs/blogs-page.ts'),
  'blog-topic': () => import('./blogs/blog-topic-page.ts'),
  'blog-post': () => import('./blogs/blog-post-page.ts'),
  'who-we-are': () => import('./who-we-are/who-we-are-page.ts'),
  search: () => import('./search/search-page.ts'),
  accessibility: () => import('./accessibility/accessibility-page.ts'),
  offline: () => import('./offline/offline-page.ts'),
  privacy: () => import('./privacy/privacy-page.ts'),
  'not-found': () => import('./not-found/not-found-page.ts'),
} as const satisfies Record<string, () => Promise<{ page: PageDefinition }>>;

export type PageKey = keyof typeof pages;

export const NOT_FOUND = 'not-found' satisfies PageKey;

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pages, key);

export const loadPage = async (key: string): Promise<PageDefinition> =>
  (await pages[isPageKey(key) ? key : NOT_FOUND]()).page;
