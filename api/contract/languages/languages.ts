export const languages = ['ga', 'pl', 'uk'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { ga: 'Gaeilge', pl: 'Polski', uk: 'Українська' };

export const ENGLISH = 'en-IE';

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
  '/what-we-take',
  '/support',
  '/search',
  '/privacy',
  '/contact',
  '/help',
  '/help/yours',
  '/not-found',
];

const PREFIX = new RegExp(`^/(${languages.join('|')})(?=/|$)`);

export const isTranslatedPath = (path: string): boolean => translatedPaths.includes(path);

export const splitLanguage = (path: string): { language?: Language; path: string } => {
  const language = languages.find((one) => one === PREFIX.exec(path)?.[1]);
  return language ? { language, path: path.slice(language.length + 1) || '/' } : { path };
};

/** Keeps the English address of a page without translations; `address` may have a query or hash. */
export const addressIn = (language: Language | null | undefined, address: string): string => {
  const path = address.split(/[?#]/, 1)[0] ?? address;
  if (!language || !isTranslatedPath(path)) return address;
  return `/${language}${path === '/' ? address.slice(1) : address}`;
};
