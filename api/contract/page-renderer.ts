import type { YourTestimonial } from './manage-link.ts';
import type { Settings } from './settings.ts';

/** Where on the public site somebody is: the page, its address, and the search parameters that the page knows. */
export interface PageLocation {
  key: string;
  path: string;
  params: Record<string, string>;
  search: Record<string, string>;
}

/** What a page shows after its form was posted without a script. */
export interface Submitted {
  /** The fields as they were sent, by the API's names; a repeated field is a list. */
  values: Readonly<Record<string, string | readonly string[]>>;
  /** One sentence for each field that is wrong. */
  errors: Readonly<Record<string, string>>;
  /** A sentence about the whole, when it failed for another reason. */
  message?: string;
  /** The donation's reference number, once it is stored. */
  reference?: string;
  /** Set once a testimonial is stored: whether it is public already. */
  sent?: 'waiting' | 'live';
  /** The manage link of the new testimonial. */
  manageUrl?: string;
  /** The testimonial behind a manage link (null once withdrawn), and what was done with it. */
  yours?: { testimonial: YourTestimonial | null; done: 'saved' | 'withdrawn' | null };
}

export interface ArticleMeta {
  headline: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  image: string | null;
  imageAlt: string;
}

/** What the head of a page says. */
export interface PageMeta {
  title: string;
  description: string;
  /** False for pages that search engines should leave out. */
  indexed: boolean;
  /** Set where the page is an article of its own. */
  article?: ArticleMeta;
}

/** What a page is rendered from beside its location. */
export interface PageSurroundings {
  /** Calls the API: the path without `/api`, nobody signed in. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  now: Date;
  /** The site's address without a slash at its end, for structured data. */
  publicUrl: string;
  submitted?: Submitted;
}

/** A rendered public page: its parts for the document around it. */
export interface RenderedPage {
  status: 200 | 404;
  key: string;
  /** The address under which the page is known: an open form does not make another page of it. */
  canonical: string;
  meta: PageMeta;
  settings: Settings;
  /** What stands inside the document's root element. */
  html: string;
  /** What the browser hydrates from; goes into the document as JSON. */
  data: unknown;
  /** For search engines (schema.org). */
  structuredData: unknown;
  /** True when a form is visible as soon as the page has loaded, so that its styles are needed at once. */
  showsForm: boolean;
  /** True for a page reached through a manage link: no cache keeps it, and its links send no referrer. */
  isPrivate: boolean;
  /** Addresses of the style sheets among `PageRenderer.styleSheets` that it needs, with a query that changes when their content does. */
  styleSheets: readonly string[];
  /** When a shop opens or closes next: from then on the page is out of date. */
  expiresAt: Date;
}

/** One entry of the site's list of pages. */
export interface PublicPage {
  key: string;
  /** Its address; `:name` stands for a part that differs from record to record. */
  path: string;
  /** False for a page that the sitemap leaves out. */
  isListed: boolean;
}

/** The public site as the server sees it: which pages there are, and how each becomes HTML. */
export interface PageRenderer {
  pages: readonly PublicPage[];
  /** Style sheets made from the settings, by their path. */
  styleSheets: Readonly<Record<string, (settings: Settings) => string>>;
  /** The page at an address; the page "not found" where there is none. */
  locate(path: string, search: URLSearchParams): PageLocation;
  /** The same page with its form open. */
  locateForm(path: string): PageLocation;
  /** The address of a page with only the search parameters that it knows: one for each of its renderings. */
  canonicalOf(location: PageLocation): string;
  renderPage(location: PageLocation, surroundings: PageSurroundings): Promise<RenderedPage>;
}
