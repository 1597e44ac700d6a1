import * as z from 'zod/mini';
import { signOut } from '#contract/auth/calls.ts';
import { secondFactorNeeded } from '#contract/auth/factors.ts';
import { UNATTENDED_HEADER, user as userSchema } from '#contract/people/people.ts';
import { isSomebodyThere } from '#site/client/last-input.ts';
import type { Platform } from '#site/client/platform.ts';
import { send } from '#site/client/send.ts';
import { signInCalls } from '#site/client/sign-in-calls.ts';
import { OFFLINE_HEADER, SERVER_HEADER } from '../bridge/addresses.ts';
import { LOCK_MINUTES } from '../bridge/app-lock.ts';
import type { Bridge } from '../bridge/bridge.ts';
import type { ShellStore } from './shell-store.ts';

const signInResponse = z.union([z.object({ user: userSchema }), secondFactorNeeded]);

/** Requests go through the main process, which alone has the token. */
export const createDesktopPlatform = (bridge: Bridge, store: ShellStore, url: string) => {
  const status = () => store.current().servers.find((one) => one.url === url);
  const fetchThroughShell: Platform['fetch'] = async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set(SERVER_HEADER, url);
    if (!isSomebodyThere()) headers.set(UNATTENDED_HEADER, '1');
    const response = await fetch(`/api${path}`, { ...init, headers });
    // The error that a browser throws, so that the screens show the same message.
    if (response.headers.has(OFFLINE_HEADER)) throw new TypeError('The server cannot be reached.');
    return response;
  };
  const server = { fetch: fetchThroughShell };
  return {
    kind: 'desktop',
    fetch: fetchThroughShell,
    showTheme: (theme) => void bridge.setTheme(theme),
    openExternal: (url) => void bridge.openAllowedUrl(url),
    session: {
      current: () => status()?.user ?? null,
      subscribe(listener) {
        let person = JSON.stringify(status()?.user);
        return store.subscribe(() => {
          const next = JSON.stringify(status()?.user);
          if (next === person) return;
          person = next;
          listener();
        });
      },
      signIn: ({ way, ...body }) => send(server, { ...signInCalls[way], answer: signInResponse }, { body }),
      signOut: () => send(server, signOut, {}),
      // The main process has stored the new token already.
      renew: async () => {},
    },
    appLock: {
      after: () => store.current().lock.after,
      choices: LOCK_MINUTES,
      setAfter: (minutes) => void bridge.setLockAfter(LOCK_MINUTES.find((one) => one === minutes) ?? null),
      now: () => void bridge.lockNow(),
      subscribe: store.subscribe,
    },
    connection: { isOnline: () => status()?.online ?? true, subscribe: store.subscribe },
    async signInWith(provider) {
      const outcome = await bridge.signInWith(provider);
      if (!outcome.ok) throw new Error(outcome.message);
      return outcome.value;
    },
  } satisfies Platform;
};
