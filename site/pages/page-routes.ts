import type { FetchQueryOptions } from '@tanstack/react-query';
import { POSTS_PER_PAGE } from '#contract/blogs.ts';
import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials.ts';
import { YOURS_PATH } from '#contract/yours.ts';
import { publishedPost, publishedPosts } from '../client/blogs.ts';
import { imageAt, textAt } from '../client/containers.ts';
import type { Platform } from '../client/platform.ts';
import { retentionQuery } from '../client/privacy.ts';
import { approvedTestimonials } from '../client/testimonials.ts';
import { aboutPlaces } from './about/places.ts';
import { donationPlaces } from './donations/places.ts';
import { donationShopPlaces } from './services/places.ts';
import { shopPlaces } from './shops/places.ts';

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

// biome-ignore lint/suspicious/noExplicitAny: queries of different answers stand in one list
type AnyQuery = FetchQueryOptions<any, any, any, any>;

/** A public page: its address, the search parameters that it knows (all others are ignored), and the data that it shows. */
export interface PageRoute {
  key: PageKey;
  path: string;
  search?: readonly string[];
  /** True for a page that search engines should leave out. */
  unlisted?: true;
  /** The queries that the server fills before it renders; the settings are always there. */
  queries?: (platform: Platform, location: PageLocation) => AnyQuery[];
}

/** The page number in an address, 1 where there is none or nonsense. */
export const pageNumber = (search: Record<string, string>): number =>
  /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;

const texts = (platform: Platform, relativeUrl: string, keys: readonly string[]) =>
  keys.map((key) => textAt(platform, relativeUrl, key));
const images = (platform: Platform, relativeUrl: string, keys: readonly string[]) =>
  keys.map((key) => imageAt(platform, relativeUrl, key));

export const pageRoutes: readonly PageRoute[] = [
  {
    key: 'home',
    path: '/',
    queries: (platform) => [approvedTestimonials(platform, 1, TESTIMONIALS_PER_PAGE.home)],
  },
  {
    key: 'about',
    path: '/about',
    queries: (platform) => [
      ...texts(platform, '/about', aboutPlaces.texts),
      ...images(platform, '/about', aboutPlaces.images),
    ],
  },
  {
    key: 'our-shops',
    path: '/about/our-shops',
    queries: (platform) => [
      ...texts(platform, '/about/our-shops', shopPlaces.texts),
      ...images(platform, '/about/our-shops', shopPlaces.images),
    ],
  },
  { key: 'services', path: '/services' },
  { key: 'medical-expenses', path: '/services/medical-expenses' },
  { key: 'hospital-transport', path: '/services/hospital-transport' },
  {
    key: 'donation-shop',
    path: '/services/donation-shop',
    queries: (platform) => texts(platform, '/services/donation-shop', donationShopPlaces.texts),
  },
  {
    key: 'testimonials',
    path: '/testimonials',
    search: ['page', 'write'],
    queries: (platform, { search }) => [
      approvedTestimonials(platform, pageNumber(search), TESTIMONIALS_PER_PAGE.public),
    ],
  },
  { key: 'your-testimonial', path: YOURS_PATH, unlisted: true },
  {
    key: 'donations',
    path: '/donations',
    search: ['form'],
    queries: (platform) => texts(platform, '/donations', donationPlaces.texts),
  },
  { key: 'support', path: '/support' },
  {
    key: 'blogs',
    path: '/blogs',
    search: ['page'],
    queries: (platform, { search }) => [publishedPosts(platform, pageNumber(search), POSTS_PER_PAGE)],
  },
  {
    key: 'blog-post',
    path: '/blogs/:slug',
    queries: (platform, { params }) => [publishedPost(platform, params.slug ?? '')],
  },
  { key: 'privacy', path: '/privacy', queries: (platform) => [retentionQuery(platform)] },
];
