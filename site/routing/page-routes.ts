import { YOURS_PATH } from '#contract/yours.ts';

/** Where on the public site somebody is: the page, its address, and the search parameters that the page knows. */
export interface PageLocation {
  key: PageKey;
  path: string;
  params: Record<string, string>;
  search: Record<string, string>;
}

export type PageKey =
  | 'home'
  | 'about'
  | 'our-shops'
  | 'services'
  | 'medical-expenses'
  | 'hospital-transport'
  | 'donation-shop'
  | 'testimonials'
  | 'your-testimonial'
  | 'donations'
  | 'support'
  | 'blogs'
  | 'blog-post'
  | 'privacy'
  | 'not-found';

/** A public page: its address, and the search parameters that it knows (all others are ignored). */
export interface PageRoute {
  key: PageKey;
  path: string;
  search?: readonly string[];
  /** True for a page that search engines should leave out. */
  unlisted?: true;
}

/** The page number in an address, 1 where there is none or nonsense. */
export const pageNumber = (search: Record<string, string>): number =>
  /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;

/** The search parameters that make another page of it: the number of a page after the first. */
export const pageSearch = (search: Record<string, string>): Record<string, string> => {
  const page = pageNumber(search);
  return page > 1 ? { page: String(page) } : {};
};

export const pageRoutes: readonly PageRoute[] = [
  { key: 'home', path: '/' },
  { key: 'about', path: '/about' },
  { key: 'our-shops', path: '/about/our-shops' },
  { key: 'services', path: '/services' },
  { key: 'medical-expenses', path: '/services/medical-expenses' },
  { key: 'hospital-transport', path: '/services/hospital-transport' },
  { key: 'donation-shop', path: '/services/donation-shop' },
  { key: 'testimonials', path: '/testimonials', search: ['page', 'write'] },
  { key: 'your-testimonial', path: YOURS_PATH, unlisted: true },
  { key: 'donations', path: '/donations', search: ['form'] },
  { key: 'support', path: '/support' },
  { key: 'blogs', path: '/blogs', search: ['page'] },
  { key: 'blog-post', path: '/blogs/:slug' },
  { key: 'privacy', path: '/privacy' },
];
