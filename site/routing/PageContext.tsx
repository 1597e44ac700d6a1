import { createContext, useContext } from 'react';
import type { PageLocation, Submitted } from '#contract/pages/page-renderer.ts';

const Context = createContext<PageLocation | null>(null);

export const PageLocationProvider = Context.Provider;

/** The public page that is being shown. */
export const usePageLocation = (): PageLocation => {
  const location = useContext(Context);
  if (!location) throw new Error('usePageLocation needs a PageLocationProvider above it.');
  return location;
};

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
