import type { OwnDonation } from '../donations/own-donation.ts';
import type { HelpReceived, OwnHelp, Reach } from '../help/help.ts';
import type { Language } from '../languages/languages.ts';
import type { OwnTestimonial } from '../manage-link/manage-link.ts';
import type { Settings } from '../settings/settings.ts';
import type { Helpline } from '../testimonials/helplines.ts';
import type { PageWords } from '../words/page-words.ts';

/** A location on the public site: the page, its address, and the search parameters that the page uses. */
export interface PageLocation {
  key: string;
  path: string;
  params: Record<string, string>;
  search: Record<string, string>;
  /** The language that the address asks for; omitted for English. `path` is the English one. */
  language?: Language;
}

/** The result of a form that was posted without scripts. */
export interface Submitted {
  /** The submitted fields by their API names; a repeated field is a list. */
  values: Readonly<Record<string, string | readonly string[]>>;
  /** One message per invalid field. */
  errors: Readonly<Record<string, string>>;
  /** A message about the whole form, if it failed for another reason. */
  message?: string;
  /** How many files were chosen in a form that was refused: they have to be chosen again. */
  lostFiles?: number;
  /** Why something of what was stored was left out. */
  reason?: string;
  /** The reference of the stored donation. */
  reference?: string;
  /** Set when a testimonial was stored: whether it is already public. */
  sent?: 'waiting' | 'live';
  /** How many pictures of what was stored are still being prepared. */
  picturesWaiting?: number;
  /** The manage link of the new testimonial or offer. */
  manageUrl?: string;
  /** The first name of the donor whose offer was stored. */
  donor?: string;
  /** The shop whose van comes to the place that was typed; null where none is known to. */
  van?: string | null;
  /** Whom somebody can ring now whose words, stored or refused, were urgent. */
  helplines?: readonly Helpline[];
  /** The testimonial of a manage link (null if withdrawn), and what was done. */
  yours?: { testimonial: OwnTestimonial | null; done: 'saved' | 'withdrawn' | null };
  /** Of the page that asks for help: what is true of the three answers; and what was stored. */
  help?: { reach?: Reach; received?: HelpReceived };
  /** The request for help of a manage link, and what was done. */
  ownHelp?: { help: OwnHelp; done: 'added' | 'changed' | 'withdrawn' | null };
  /** The offer of a manage link, and what was done. */
  ownOffer?: {
    donation: OwnDonation;
    done: 'photos' | 'withdrawn' | null;
    /** The place of the day that the link names: it is chosen beforehand. */
    place?: string | null;
  };
}

export interface ArticleMeta {
  headline: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  image: string | null;
  imageAlt: string;
}

/** Content of the document's head. */
export interface PageMeta {
  title: string;
  description: string;
  /** On a page in another language: what of it is in that language; the rest is English. */
  translated?: { title: boolean; description: boolean };
  /** False for pages that search engines must not index. */
  indexed: boolean;
  /** Set if the page is an article. */
  article?: ArticleMeta;
}

/** What a page needs for rendering besides its location. */
export interface PageSurroundings {
  /** Calls the API anonymously; the path is without `/api`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  now: Date;
  /** The site's address without a trailing slash, for structured data. */
  publicUrl: string;
  /** The words of the page's language, of every part of the site. */
  words?: PageWords;
  /** The languages beside English that are switched on; none where it is not said. */
  languages?: readonly Language[];
  submitted?: Submitted;
}

/** The same page in a language: its `hreflang` and its address. */
interface Alternate {
  language: string;
  path: string;
}

/** A rendered public page, as parts of the document. */
export interface RenderedPage {
  status: 200 | 404;
  key: string;
  /** The canonical address: the same whether a form is open or not. */
  canonical: string;
  /** The language of the document; omitted for English. */
  language?: Language;
  /** The page in every language that it can be read in; none while English is the only one. */
  alternates: readonly Alternate[];
  meta: PageMeta;
  settings: Settings;
  /** The content of the document's root element. */
  html: string;
  /** The data for hydration, embedded in the document as JSON. */
  data: unknown;
  /** Structured data for search engines (schema.org). */
  structuredData: unknown;
  /** True if a form is visible on load, so that its styles are needed immediately. */
  showsForm: boolean;
  /** True if these may be those of an offer, too. */
  showsOffer: boolean;
  /** True for a page with parts that few have, whose styles are a file of their own. */
  needsPageStyles: boolean;
  /** False if a call that the page shows has failed: the page says so, and must not be cached. */
  isComplete: boolean;
  /** True for the page of a manage link: it is not cached, and its links send no referrer. */
  isPrivate: boolean;
  /** Addresses of the `PageRenderer.styleSheets` that it needs, with a query that changes with their content. */
  styleSheets: readonly string[];
  /** When a shop next opens or closes: the page is outdated from then on. 1970 for one that is not cached. */
  expiresAt: Date;
}

/** An entry of the site's list of pages. */
interface PublicPage {
  key: string;
  /** Its address; `:name` is a parameter. */
  path: string;
  /** False for a page that is not in the sitemap. */
  isListed: boolean;
}

/** The server's interface to the public site: its pages and how they are rendered. */
export interface PageRenderer {
  pages: readonly PublicPage[];
  /** Style sheets generated from the settings, by path. */
  styleSheets: Readonly<Record<string, (settings: Settings) => string>>;
  /** Finds the page at an address, or the "not found" page, the same for every unknown address. */
  locate(path: string, search: URLSearchParams): PageLocation;
  notFound: PageLocation;
  /** Finds the same page with its form open. */
  locateForm(path: string): PageLocation;
  /** The address with only what the page understands of it: the key of a rendering. */
  canonicalOf(location: PageLocation): string;
  /** Renders a page; null if what it shows does not exist. */
  renderPage(location: PageLocation, surroundings: PageSurroundings): Promise<RenderedPage | null>;
}
