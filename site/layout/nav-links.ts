import type { Message } from '#contract/words/message.ts';
import { site } from '#contract/words/site.ts';
import type { IllustrationName } from '../ui/illustration-names.ts';

export interface NavLink {
  href: string;
  label: Message;
}

export const SERVICES_HREF = '/services';
export const SUPPORT: NavLink = { href: '/support', label: site.supportUs };
export const BLOG: NavLink = { href: '/blogs', label: site.blog };

/** The main navigation, in its order; Support Us stands beside it as a button. */
export const mainLinks: readonly NavLink[] = [
  { href: '/', label: site.home },
  { href: '/about', label: site.about },
  { href: '/about/our-shops', label: site.visitUs },
  { href: SERVICES_HREF, label: site.services },
  { href: '/testimonials', label: site.testimonials },
  { href: '/donations', label: site.donateItems },
];

/** The services that have a page of their own. */
export const serviceLinks: readonly (NavLink & { hint: Message; art: IllustrationName })[] = [
  {
    href: '/services/medical-expenses',
    label: site.medicalExpenseSupport,
    hint: site.applyInSteps,
    art: 'service-medical',
  },
  {
    href: '/services/hospital-transport',
    label: site.hospitalTransport,
    hint: site.bookAheadHint,
    art: 'service-transport',
  },
  {
    href: '/services/donation-shop',
    label: site.donationShop,
    hint: site.shopHint,
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
  { href: '/services/counselling', label: site.counsellingSupport },
  { href: '/services/weekly-shopping', label: site.weeklyShopping },
  { href: '/services/donation-shop', label: site.donationShops },
];

/** The second row of the footer. */
export const moreLinks: readonly NavLink[] = [
  { href: '/what-we-take', label: site.whatWeTake },
  { href: '/contact', label: site.contactUs },
  { href: '/who-we-are', label: site.whoRunsUs },
  { href: '/support#giving', label: site.giving },
  { href: '/search', label: site.search },
  { href: '/accessibility', label: site.accessibility },
  { href: '/privacy', label: site.privacy },
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
