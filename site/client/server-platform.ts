import type { Platform } from './platform.ts';

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
