import * as z from 'zod/mini';
import { user as userSchema } from '#contract/people.ts';
import type { Platform } from '#site/client/platform.ts';
import { createRequests } from '#site/client/requests.ts';
import { signInRequest } from '#site/client/sign-in-request.ts';
import { type Bridge, OFFLINE_HEADER } from '../bridge.ts';
import type { ShellStore } from './shell-store.ts';

/** The response of a sign-in without its token, which the main process has stored. */
const signInResponse = z.object({ user: userSchema });

const fetchThroughShell: Platform['fetch'] = async (path, init) => {
  const response = await fetch(`/api${path}`, init);
  // The error that a browser throws, so that the screens show the same message.
  if (response.headers.has(OFFLINE_HEADER)) throw new TypeError('The server cannot be reached.');
  return response;
};

/** The platform of the desktop app: requests go through the main process, which alone has the token. */
export const createDesktopPlatform = (bridge: Bridge, store: ShellStore) => {
  const requests = createRequests({ fetch: fetchThroughShell }, 'status');
  return {
    kind: 'desktop',
    fetch: fetchThroughShell,
    openExternal: (url) => void bridge.openAllowedUrl(url),
    session: {
      current: () => store.current().user,
      subscribe: store.subscribe,
      async signIn(how) {
        const [path, body] = signInRequest(how);
        return (await requests.send('POST', path, body, signInResponse)).user;
      },
      signOut: () => requests.run('POST', '/auth/logout'),
      // The main process has stored the new token already.
      renew: async () => {},
    },
    async signInWith(provider) {
      const outcome = await bridge.signInWith(provider);
      if (!outcome.ok) throw new Error(outcome.message);
    },
  } satisfies Platform;
};
