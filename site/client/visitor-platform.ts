import type { Platform } from './platform.ts';

/** The shell of a browser in which nobody is signed in, and it stays so until the next page: public calls, no session. */
export const visitorPlatform: Platform = {
  kind: 'web',
  fetch: (path, init) => fetch(`/api${path}`, init),
  openExternal: (url) => void window.open(url, '_blank', 'noopener'),
  session: {
    current: () => null,
    signIn: () => Promise.reject(new Error('Staff sign in at /admin/login.')),
    signOut: async () => {},
    renew: async () => {},
    subscribe: () => () => {},
  },
};
