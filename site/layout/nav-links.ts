import type { IllustrationName } from '../ui/illustration-names.ts';

export interface NavLink {
  href: string;
  label: string;
}

export const SERVICES_HREF = '/services';
export const SUPPORT: NavLink = { href: '/support', label: 'Support Us' };
export const BLOG: NavLink = { href: '/blogs', label: 'Blog' };

/** The main navigation, in its order; Support Us stands beside it as a button. */
export const mainLinks: readonly NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/about/our-shops', label: 'Visit Us' },
  { href: SERVICES_HREF, label: 'Services' },
  { href: '/testimonials', label: 'Testimonials' },
  { href: '/donations', label: 'Donate Items' },
];

/** The services that have a page of their own. */
export const serviceLinks: readonly (NavLink & { hint: string; art: IllustrationName })[] = [
  {
    href: '/services/medical-expenses',
    label: 'Medical Expense Support',
    hint: 'Apply in 3 steps',
    art: 'service-medical',
  },
  {
    href: '/services/hospital-transport',
    label: 'Hospital Transport',
    hint: 'Book at least 48 hours ahead',
    art: 'service-transport',
  },
  {
    href: '/services/donation-shop',
    label: 'Donation Shop',
    hint: 'Opening hours and what we accept',
    art: 'service-shop',
  },
];

export const quickLinks: readonly NavLink[] = [
  ...mainLinks.filter(({ href }) => href !== SERVICES_HREF),
  SUPPORT,
  BLOG,
];

export const footerServices: readonly NavLink[] = [
  ...serviceLinks.slice(0, 2),
  { href: '/services/counselling', label: 'Counselling Support' },
  { href: '/services/weekly-shopping', label: 'Weekly Shopping' },
  { href: '/services/donation-shop', label: 'Donation Shops' },
];

/** The second row of the footer. */
export const moreLinks: readonly NavLink[] = [
  { href: '/what-we-take', label: 'What we take' },
  { href: '/contact', label: 'Contact us' },
  { href: '/who-we-are', label: 'Who runs us' },
  { href: '/support#giving', label: 'Giving' },
  { href: '/search', label: 'Search' },
  { href: '/accessibility', label: 'Accessibility' },
  { href: '/privacy', label: 'Privacy' },
];

/** Where the page "not found" leads: the menu's pages, and what people look for when they have lost their way. */
export const waysOn: readonly NavLink[] = [
  ...mainLinks,
  SUPPORT,
  BLOG,
  ...moreLinks.filter(({ href }) => ['/what-we-take', '/contact', '/search'].includes(href)),
];

/** How a link is marked on a page: `page` for the page itself, `true` for the part of the site that it lies in. */
export const currentMark = (href: string, path: string): 'page' | 'true' | undefined => {
  if (href === path) return 'page';
  return href === SERVICES_HREF && path.startsWith(`${SERVICES_HREF}/`) ? 'true' : undefined;
};
