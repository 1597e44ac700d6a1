import { isTranslatedPath } from '../languages/languages.ts';
import { pagesWithPlaces } from '../places/every-place.ts';
import { contact } from './contact.ts';
import { forms } from './forms.ts';
import { help } from './help.ts';
import { helplineWords } from './helplines.ts';
import { mail } from './mail.ts';
import { managed } from './managed.ts';
import { menu } from './menu.ts';
import type { AnyMessage } from './message.ts';
import { notFound } from './not-found.ts';
import { offer } from './offer.ts';
import { pages } from './pages.ts';
import { privacy } from './privacy.ts';
import { publishedTestimonials } from './published-testimonials.ts';
import { rateLimitPage } from './rate-limit-page.ts';
import { search } from './search.ts';
import { serverMessages } from './server-messages.ts';
import { services } from './services.ts';
import { site } from './site.ts';
import { testimonial } from './testimonial.ts';
import { validationMessages } from './validation-messages.ts';
import { whatWeTake } from './what-we-take.ts';

const parts = {
  site,
  menu,
  pages,
  services,
  // The ids are stored, so both parts keep this name.
  notes: { ...publishedTestimonials, ...helplineWords },
  forms,
  help,
  contact,
  rules: validationMessages,
  answers: serverMessages,
  offer,
  whatWeTake,
  search,
  privacy,
  testimonial,
  managed,
  notFound,
  refused: rateLimitPage,
  mail,
};
export type PartName = keyof typeof parts;

/** In the order in which visitors meet them; the key is a part's name, or `text:` and a path for the texts of a page. */
export const catalogue: ReadonlyMap<string, readonly AnyMessage[]> = new Map([
  ...Object.entries(parts).map(([name, messages]) => [name, Object.values<AnyMessage>(messages)] as const),
  ...pagesWithPlaces
    .filter(({ path }) => isTranslatedPath(path))
    .map(({ path, texts }) => [`text:${path}`, Object.values(texts).map(({ message }) => message)] as const),
]);
