import type { Platform } from './platform.ts';

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
