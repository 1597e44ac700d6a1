import { helpServiceKeys } from '#contract/help/help-services.ts';
import { messageTopicKeys } from '#contract/messages/message-topics.ts';
import type { PageKey } from '#site/pages/pages.ts';

/** The post and the topic that tests publish to have one of each. */
export const POST = { slug: 'the-dresser-that-went-to-three-homes', topic: 'our-shops' } as const;

type Addresses = Partial<Record<PageKey, readonly string[]>>;

/** Addresses of the pages that are only read, by page. */
const read = {
  home: ['/'],
  about: ['/about'],
  'our-shops': ['/about/our-shops'],
  services: ['/services'],
  'medical-expenses': ['/services/medical-expenses'],
  'hospital-transport': ['/services/hospital-transport'],
  counselling: ['/services/counselling'],
  'weekly-shopping': ['/services/weekly-shopping'],
  'donation-shop': ['/services/donation-shop'],
  testimonials: ['/testimonials', '/testimonials?page=2'],
  donations: ['/donations'],
  'what-we-take': ['/what-we-take?q=matress'],
  support: ['/support'],
  blogs: ['/blogs'],
  'blog-topic': [`/blogs/topics/${POST.topic}`],
  'blog-post': [`/blogs/${POST.slug}`],
  'who-we-are': ['/who-we-are'],
  search: ['/search?q=councelling'],
  accessibility: ['/accessibility'],
  offline: ['/offline'],
  privacy: ['/privacy'],
  'not-found': ['/no-such-page'],
} as const satisfies Addresses;

/** Addresses of pages with their form open, by page. */
const form = {
  testimonials: ['/testimonials?write=1'],
  'your-testimonial': ['/testimonials/yours'],
  donations: ['/donations?form=1'],
  'your-donation': ['/donations/yours'],
  help: ['/help', ...helpServiceKeys.map((service) => `/help?service=${service}` as const)],
  'your-help': ['/help/yours'],
  contact: ['/contact', ...messageTopicKeys.map((about) => `/contact?about=${about}` as const)],
} as const satisfies Addresses;

/** Every public page with its addresses: a page that is in the list of the site and not here does not compile. */
export const addressesOf: Record<PageKey, readonly string[]> = {
  ...read,
  ...form,
  testimonials: [...read.testimonials, ...form.testimonials],
  donations: [...read.donations, ...form.donations],
};

/** Every public page that is only read, the post and the second page of a list included. */
export const readPages: readonly string[] = Object.values(read).flat();

/** Pages with their form open. */
export const formPages: readonly string[] = Object.values(form).flat();

export const publicPages: readonly string[] = [...readPages, ...formPages];

/** Pages with another answer than the one above: nothing asked, something else asked, nothing found, a page of a list that is not there. */
export const OTHER_ANSWERS: readonly string[] = [
  '/what-we-take',
  '/what-we-take?q=zeppelin',
  '/search',
  '/search?q=help',
  '/search?q=zither',
  '/blogs?page=2',
];

/** Pages that search engines are not shown: behind a link that one person has, or in the place of another page. */
export const unlistedPages: readonly string[] = [
  ...form['your-donation'],
  ...form['your-help'],
  ...form['your-testimonial'],
  ...read.offline,
  ...read['not-found'],
];

/** Every page that search engines are shown, without what is asked of it. */
export const listedPages: readonly string[] = [...new Set(publicPages.map((path) => path.replace(/\?.*/, '')))].filter(
  (path) => !unlistedPages.includes(path),
);
