import type { Platform } from './platform.ts';

/** The platform of pages that the server renders: calls through the given `fetch`, nobody signed in. */
export const createServerPlatform = (fetch: Platform['fetch']): Platform => ({
  kind: 'web',
  fetch,
  openExternal: () => {},
  session: {
    current: () => null,
    signIn: () => Promise.reject(new Error('Nobody signs in on the server.')),
    signOut: async () => {},
    renew: async () => {},
    subscribe: () => () => {},
  },
});
