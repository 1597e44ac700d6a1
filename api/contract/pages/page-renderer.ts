import type { ManagedDonation } from '../donations/managed-donation.ts';
import type { HelpReceived, ManagedHelp, Reach } from '../help/help.ts';
import type { Language } from '../languages/languages.ts';
import type { ManagedTestimonial } from '../manage-link/manage-link.ts';
import type { Settings } from '../settings/settings.ts';
import type { Helpline } from '../testimonials/helplines.ts';
import type { PageWords } from '../words/page-words.ts';

export interface PageLocation {
  key: string;
  path: string;
  params: Record<string, string>;
  search: Record<string, string>;
  /** Omitted for English; `path` is the English one. */
  language?: Language;
}

export interface Submitted {
  /** Keyed by API names; a repeated field is a list. */
  values: Readonly<Record<string, string | readonly string[]>>;
  errors: Readonly<Record<string, string>>;
  message?: string;
  /** Files of a refused form, which have to be chosen again. */
  lostFiles?: number;
  reason?: string;
  reference?: string;
  sent?: 'waiting' | 'live';
  picturesWaiting?: number;
  manageUrl?: string;
  donor?: string;
  /** Null if no van is known to go there. */
  van?: string | null;
  helplines?: readonly Helpline[];
  /** A null testimonial has been withdrawn. */
  managedTestimonial?: { testimonial: ManagedTestimonial | null; done: 'saved' | 'withdrawn' | null };
  help?: { reach?: Reach; received?: HelpReceived };
  managedHelp?: { help: ManagedHelp; done: 'added' | 'changed' | 'withdrawn' | null };
  managedDonation?: {
    donation: ManagedDonation;
    done: 'photos' | 'withdrawn' | null;
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

export interface PageMeta {
  title: string;
  description: string;
  /** True for what is in the page's language; the rest is English. */
  translated?: { title: boolean; description: boolean };
  indexed: boolean;
  article?: ArticleMeta;
}

export interface PageSurroundings {
  /** Calls the API without credentials; the path is without `/api`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  now: Date;
  publicUrl: string;
  words?: PageWords;
  languages?: readonly Language[];
  submitted?: Submitted;
}

interface Alternate {
  language: string;
  path: string;
}

export interface RenderedPage {
  status: 200 | 404;
  key: string;
  canonical: string;
  language?: Language;
  alternates: readonly Alternate[];
  meta: PageMeta;
  settings: Settings;
  html: string;
  data: unknown;
  structuredData: unknown;
  showsForm: boolean;
  showsOffer: boolean;
  needsPageStyles: boolean;
  /** False if a call for the page has failed: the page says so and must not be cached. */
  isComplete: boolean;
  /** True for the page of a manage link: it is not cached, and its links send no referrer. */
  isPrivate: boolean;
  styleSheets: readonly string[];
  /** The next opening or closing time of a shop, after which the page is out of date; 1970 if it is not cached. */
  expiresAt: Date;
}

interface PublicPage {
  key: string;
  path: string;
  isListed: boolean;
}

export interface PageRenderer {
  pages: readonly PublicPage[];
  styleSheets: Readonly<Record<string, (settings: Settings) => string>>;
  locate(path: string, search: URLSearchParams): PageLocation;
  notFound: PageLocation;
  locateForm(path: string): PageLocation;
  /** Returns the address with only the parameters that the page understands: the cache key of a rendering. */
  canonicalOf(location: PageLocation): string;
  /** Renders a page; null if what it shows does not exist. */
  renderPage(location: PageLocation, surroundings: PageSurroundings): Promise<RenderedPage | null>;
}
