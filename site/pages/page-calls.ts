import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials.ts';
import { readPost, readPosts } from '../client/blogs.ts';
import { readImage, readText } from '../client/containers.ts';
import type { PageCall } from '../client/page-answers.ts';
import type { Platform } from '../client/platform.ts';
import { readRetention } from '../client/privacy.ts';
import { readApproved } from '../client/visitor-testimonials.ts';
import { type PageKey, type PageLocation, pageNumber } from '../routing/page-routes.ts';
import { aboutPlaces } from './about/places.ts';
import { donationPlaces } from './donations/places.ts';
import { donationShopPlaces } from './services/places.ts';
import { shopPlaces } from './shops/places.ts';

type Calls = (platform: Platform, location: PageLocation) => readonly PageCall<unknown>[];

const texts = (relativeUrl: string, places: readonly string[]): Calls => {
  return (platform) => places.map((place) => readText(platform, relativeUrl, place));
};
const images = (relativeUrl: string, places: readonly string[]): Calls => {
  return (platform) => places.map((place) => readImage(platform, relativeUrl, place));
};
const both =
  (one: Calls, other: Calls): Calls =>
  (...given) => [...one(...given), ...other(...given)];

/** What each page is made from beside the settings, which are always there. */
export const pageCalls: Partial<Record<PageKey, Calls>> = {
  home: (platform) => [readApproved(platform, 1, TESTIMONIALS_PER_PAGE.home)],
  about: both(texts('/about', aboutPlaces.texts), images('/about', aboutPlaces.images)),
  'our-shops': both(texts('/about/our-shops', shopPlaces.texts), images('/about/our-shops', shopPlaces.images)),
  'donation-shop': texts('/services/donation-shop', donationShopPlaces.texts),
  testimonials: (platform, { search }) => [readApproved(platform, pageNumber(search), TESTIMONIALS_PER_PAGE.public)],
  donations: texts('/donations', donationPlaces.texts),
  blogs: (platform, { search }) => [readPosts(platform, pageNumber(search))],
  'blog-post': (platform, { params }) => [readPost(platform, params.slug ?? '')],
  privacy: (platform) => [readRetention(platform)],
};
