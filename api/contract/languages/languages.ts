/** The languages beside English that pages can carry. */
export const languages = ['ga', 'pl', 'uk'] as const;
export type Language = (typeof languages)[number];

/** The name of each language in itself. */
export const languageNames: Record<Language, string> = { ga: 'Gaeilge', pl: 'Polski', uk: 'Українська' };

/** The English of the site, as `lang` and `hreflang` name it. */
export const ENGLISH = 'en-IE';

/** The pages that a language can carry: those of the menu, those for who needs help, those to which their forms lead, and the one for what is not there. */
const translatedPaths: readonly string[] = [
  '/',
  '/about',
  '/about/our-shops',
  '/services',
  '/services/medical-expenses',
  '/services/hospital-transport',
  '/services/counselling',
  '/services/weekly-shopping',
  '/testimonials',
  '/testimonials/yours',
  '/donations',
  '/donations/yours',
  '/support',
  '/contact',
  '/help',
  '/help/yours',
  '/not-found',
];

const PREFIX = new RegExp(`^/(${languages.join('|')})(?=/|$)`);

/** True for the path of a page that a language can carry. */
export const isTranslatedPath = (path: string): boolean => translatedPaths.includes(path);

/** The language that an address begins with, and the English path behind it. */
export const splitLanguage = (path: string): { language?: Language; path: string } => {
  const language = languages.find((one) => one === PREFIX.exec(path)?.[1]);
  return language ? { language, path: path.slice(language.length + 1) || '/' } : { path };
};

/** Where a page lies in a language; `address` may go on behind its path. Other pages are in English alone. */
export const addressIn = (language: Language | null | undefined, address: string): string => {
  const path = address.split(/[?#]/, 1)[0] ?? address;
  if (!language || !isTranslatedPath(path)) return address;
  return `/${language}${path === '/' ? address.slice(1) : address}`;
};
