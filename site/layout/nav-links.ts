import { menu } from '#contract/words/menu.ts';
import type { Message } from '#contract/words/message.ts';
import { site } from '#contract/words/site.ts';
import type { IllustrationName } from '../ui/illustration-names.ts';

export interface NavLink {
  href: string;
  label: Message;
}

export const SERVICES_HREF = '/services';
export const SUPPORT: NavLink = { href: '/support', label: menu.supportUs };
export const BLOG: NavLink = { href: '/blogs', label: menu.blog };

export const mainLinks: readonly NavLink[] = [
  { href: '/', label: menu.home },
  { href: '/about', label: menu.about },
  { href: '/about/our-shops', label: menu.visitUs },
  { href: SERVICES_HREF, label: menu.services },
  { href: '/testimonials', label: site.testimonials },
  { href: '/donations', label: menu.donateItems },
];

export const HELP: NavLink & { hint: Message; art: IllustrationName } = {
  href: '/help',
  label: menu.needHelp,
  hint: menu.needHelpHint,
  art: 'cta-support',
};

export const serviceLinks: readonly (NavLink & { hint: Message; art: IllustrationName })[] = [
  {
    href: '/services/medical-expenses',
    label: menu.medicalExpenseSupport,
    hint: menu.applyInSteps,
    art: 'service-medical',
  },
  {
    href: '/services/hospital-transport',
    label: menu.hospitalTransport,
    hint: menu.bookAheadHint,
    art: 'service-transport',
  },
  {
    href: '/services/counselling',
    label: menu.counsellingSupport,
    hint: menu.counsellingHint,
    art: 'service-counselling',
  },
  {
    href: '/services/weekly-shopping',
    label: menu.weeklyShopping,
    hint: menu.weeklyShoppingHint,
    art: 'service-shopping',
  },
  {
    href: '/services/donation-shop',
    label: menu.donationShop,
    hint: menu.shopHint,
    art: 'service-shop',
  },
];

const GET_HELP: NavLink = { href: HELP.href, label: menu.getHelp };

export const panelLinks = [
  HELP,
  ...serviceLinks.filter(({ href }) => !['/services/counselling', '/services/weekly-shopping'].includes(href)),
];

export const quickLinks: readonly NavLink[] = [
  GET_HELP,
  ...mainLinks.filter(({ href }) => href !== SERVICES_HREF),
  SUPPORT,
  BLOG,
];

export const footerServices: readonly NavLink[] = [
  ...serviceLinks.slice(0, -1),
  { href: '/services/donation-shop', label: menu.donationShops },
];

export const CONTACT: NavLink = { href: '/contact', label: menu.contactUs };

export const moreLinks: readonly NavLink[] = [
  { href: '/what-we-take', label: menu.whatWeTake },
  CONTACT,
  { href: '/who-we-are', label: menu.whoRunsUs },
  { href: '/support#giving', label: menu.giving },
  { href: '/search', label: menu.search },
  { href: '/accessibility', label: menu.accessibility },
  { href: '/privacy', label: menu.privacy },
];

export const waysOn: readonly NavLink[] = [
  GET_HELP,
  ...mainLinks,
  SUPPORT,
  BLOG,
  ...moreLinks.filter(({ href }) => ['/what-we-take', '/contact', '/search'].includes(href)),
];

/** `page` marks the page itself, `true` the part of the site that it lies in. */
export const currentMark = (href: string, path: string): 'page' | 'true' | undefined => {
  if (href === path) return 'page';
  return href === SERVICES_HREF && path.startsWith(`${SERVICES_HREF}/`) ? 'true' : undefined;
};
