import * as z from 'zod/mini';
import { user as userSchema } from '#contract/people.ts';
import type { Platform, SignIn } from '#site/client/platform.ts';
import { createRequests } from '#site/client/requests.ts';
import type { Bridge } from '../bridge.ts';
import type { ShellStore } from './shell-store.ts';

const OFFLINE_HEADER = 'x-offline';

/** What a sign-in answers here: the main process has kept the token. */
const answered = z.object({ user: userSchema });

const requestFor = (how: SignIn): readonly [string, Record<string, string>] => {
  if (how.way === 'password') return ['/auth/login', { email: how.email, password: how.password }];
  if (how.way === 'microsoft') return ['/auth/microsoft', { accessToken: how.accessToken }];
  return ['/auth/google', { credential: how.credential }];
};

const fetchThroughShell: Platform['fetch'] = async (path, init) => {
  const answer = await fetch(`/api${path}`, init);
  // As a browser says it, so that the screens find the same words for it.
  if (answer.headers.has(OFFLINE_HEADER)) throw new TypeError('The server cannot be reached.');
  return answer;
};

/** The desktop's shell: calls go through the main process, which alone knows the token. */
export const createDesktopPlatform = (bridge: Bridge, store: ShellStore) => {
  const requests = createRequests({ fetch: fetchThroughShell }, 'status');
  return {
    kind: 'desktop',
    fetch: fetchThroughShell,
    openExternal: (url) => void bridge.openOutside(url),
    session: {
      current: () => store.current().user,
      subscribe: store.subscribe,
      async signIn(how) {
        const [path, body] = requestFor(how);
        return (await requests.send('POST', path, body, answered)).user;
      },
      signOut: () => requests.run('POST', '/auth/logout'),
      // The main process took the new token out of the answer before it came here.
      renew: async () => {},
    },
    async signInWith(provider) {
      const outcome = await bridge.signInWith(provider);
      if (!outcome.ok) throw new Error(outcome.sentence);
    },
  } satisfies Platform;
};
