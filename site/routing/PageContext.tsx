import { createContext, useContext } from 'react';
import type { YourTestimonial } from '#contract/yours.ts';
import type { PageLocation } from './page-routes.ts';

const Context = createContext<PageLocation | null>(null);

export const PageLocationProvider = Context.Provider;

/** The public page that is being shown. */
export const usePageLocation = (): PageLocation => {
  const location = useContext(Context);
  if (!location) throw new Error('usePageLocation needs a PageLocationProvider above it.');
  return location;
};

/** What a form was sent with when no script was there, and what the server says to it. */
export interface Submitted {
  /** The fields as they were sent, by the API's names; a repeated field is a list. */
  values: Readonly<Record<string, string | readonly string[]>>;
  /** A sentence for each field that has to be mended. */
  errors: Readonly<Record<string, string>>;
  /** A sentence about the whole, when it failed for another reason. */
  message?: string;
  /** The donation's reference number, when it was taken in. */
  reference?: string;
  /** True when a testimonial was taken in, and whether it is on the page already. */
  sent?: 'waiting' | 'live';
  /** The private link of the testimonial that was taken in. */
  manageUrl?: string;
  /** The testimonial behind a private link, null when it has just been withdrawn, and what was done with it. */
  yours?: { testimonial: YourTestimonial | null; done: 'saved' | 'withdrawn' | null };
}

const SubmittedContext = createContext<Submitted | null>(null);

export const SubmittedProvider = SubmittedContext.Provider;

/** The answer to a form that was posted as plain HTML; null on every other page. */
export const useSubmitted = (): Submitted | null => useContext(SubmittedContext);

const RenderedAt = createContext<string | null>(null);

export const RenderedAtProvider = RenderedAt.Provider;

/** The moment from which the server and the browser both count: when the page was made. */
export const useRenderedAt = (): Date => {
  const renderedAt = useContext(RenderedAt);
  if (!renderedAt) throw new Error('useRenderedAt needs a RenderedAtProvider above it.');
  return new Date(renderedAt);
};
