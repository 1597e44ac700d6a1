import { pagesWithPlaces } from '#contract/places/every-place.ts';
import { notFoundPlaces } from '#contract/places/not-found.ts';
import type { PartName } from '#contract/words/catalogue.ts';

interface PartPlace {
  label: string;
  address: string | null;
}

const parts: Record<PartName, PartPlace> = {
  site: { label: 'In many places', address: '/' },
  menu: { label: 'Menu and footer', address: '/' },
  pages: { label: 'Pages that are read', address: '/about' },
  services: { label: 'Pages of the services', address: '/services/hospital-transport' },
  notes: { label: 'Published testimonials', address: '/testimonials' },
  forms: { label: 'Both forms', address: '/donations?form=1' },
  rules: { label: 'What a form refuses', address: '/donations?form=1' },
  help: { label: 'Asking for help', address: '/help' },
  contact: { label: 'Writing to us', address: '/contact' },
  answers: { label: 'What the server answers to a form', address: '/testimonials?write=1' },
  offer: { label: 'Donation form', address: '/donations?form=1' },
  whatWeTake: { label: 'Looking up what we take', address: '/what-we-take' },
  search: { label: 'Searching the site', address: '/search' },
  privacy: { label: 'Privacy', address: '/privacy' },
  testimonial: { label: 'Testimonial form', address: '/testimonials?write=1' },
  // Only who has a link sees it.
  managed: { label: 'Donors’ and writers’ own pages', address: null },
  mail: { label: 'Mails, around their words', address: null },
  notFound: { label: 'The page “not found”', address: null },
  refused: { label: 'When a page or form is refused', address: null },
};

const places = new Map<string, PartPlace>([
  ...Object.entries(parts),
  ...pagesWithPlaces.map(
    ({ path, page }) =>
      [`text:${path}`, { label: `${page}, texts`, address: path === notFoundPlaces.path ? null : path }] as const,
  ),
]);

export const placeOfPart = (part: string): PartPlace => places.get(part) ?? { label: part, address: null };
