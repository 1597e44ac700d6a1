import { createContext, useContext } from 'react';
import type { PageLocation, Submitted } from '#contract/pages/page-renderer.ts';

const Context = createContext<PageLocation | null>(null);

export const PageLocationProvider = Context.Provider;

export const usePageLocation = (): PageLocation => {
  const location = useContext(Context);
  if (!location) throw new Error('usePageLocation needs a PageLocationProvider above it.');
  return location;
};

const SubmittedContext = createContext<Submitted | null>(null);

export const SubmittedProvider = SubmittedContext.Provider;

/** Null unless the page answers a form that was posted as plain HTML. */
export const useSubmitted = (): Submitted | null => useContext(SubmittedContext);

const RenderedAt = createContext<string | null>(null);

export const RenderedAtProvider = RenderedAt.Provider;

/** The moment when the page was made, from which the server and the browser both count. */
export const useRenderedAt = (): Date => {
  const renderedAt = useContext(RenderedAt);
  if (!renderedAt) throw new Error('useRenderedAt needs a RenderedAtProvider above it.');
  return new Date(renderedAt);
};
