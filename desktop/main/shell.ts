import type { Outcome, ServerProfile, ShellCommand, ShellState } from '../bridge.ts';
import { APP_ORIGIN } from '../bridge.ts';
import { createAttention, type Note } from './attention.ts';
import { allowedExternal } from './external-links.ts';
import type { SmallFile } from './json-file.ts';
import type { Log } from './log.ts';
import { openPortal, type Portal, type PortalDeps } from './portal.ts';
import { createProviderSignIn } from './portal-sign-in.ts';
import { problem } from './problem.ts';
import { checkServer, readAddress } from './server-address.ts';
import { changeSettings, type Settings } from './settings.ts';

export interface ShellDeps extends Omit<PortalDeps, 'onChange' | 'onNews'> {
  version: string;
  settings: SmallFile<Settings>;
  log: Log;
  /** To the interface. */
  push(state: ShellState): void;
  command(command: ShellCommand): void;
  show(note: Note): void;
  setCount(count: number): void;
  openInBrowser(url: string): Promise<void>;
}

export type Shell = Awaited<ReturnType<typeof createShell>>;

/** Everything behind the window: the servers, the one that is worked with, and what the interface is told about them. */
export const createShell = async (deps: ShellDeps) => {
  const { settings, vault, log } = deps;
  let portal: Portal | null = null;
  let person: string | null = null;

  const state = (): ShellState => {
    const { servers, current, notices } = settings.read();
    const server = servers.find(({ url }) => url === current) ?? null;
    const here = portal?.state() ?? { user: null, online: true, syncedAt: null, queue: [] };
    return { version: deps.version, server, servers, vault: vault.kind(), notices, ...here };
  };
  const changed = () => {
    const next = state();
    deps.push(next);
    const id = next.user?.id ?? null;
    if (id === person) return;
    person = id;
    attention.reset();
    if (id) void attention.check();
  };
  const answer = async (request: Request): Promise<Response> =>
    portal ? portal.answer(request) : problem(503, 'unavailable', 'Please choose a server first.');
  const read = async (path: string): Promise<unknown> => {
    const got = await answer(new Request(APP_ORIGIN + path));
    return got.ok ? got.json() : null;
  };
  const attention = createAttention({
    read,
    later: deps.later,
    show: (note) => settings.read().notices && deps.show(note),
    setCount: deps.setCount,
    onNews: () => deps.command({ do: 'refresh' }),
  });
  const open = async (server: string | null) => {
    await portal?.close();
    const onNews = () => deps.command({ do: 'refresh' });
    portal = server ? await openPortal({ ...deps, onChange: () => changed(), onNews }, server) : null;
    changed();
  };

  const useServer = async ({ name, url }: ServerProfile): Promise<Outcome> => {
    const address = readAddress(url);
    if (!address.ok) return address;
    const { servers, current } = settings.read();
    const isKnown = servers.some((server) => server.url === address.value);
    const checked = isKnown ? ({ ok: true, value: undefined } as const) : await checkServer(address.value, deps.fetch);
    if (!checked.ok) return checked;
    const profile = { name: name.trim() || new URL(address.value).host, url: address.value };
    const others = servers.filter((server) => server.url !== address.value);
    changeSettings(settings, { servers: [...others, profile], current: address.value });
    if (current !== address.value || !portal) await open(address.value);
    else changed();
    return checked;
  };

  /** Hands an allowed address to the system; one of the interface's own paths means the website. */
  const openOutside = async (raw: string): Promise<boolean> => {
    const server = portal?.server ?? null;
    const meant = server && raw.startsWith(`${APP_ORIGIN}/`) ? server + raw.slice(APP_ORIGIN.length) : raw;
    const url = allowedExternal(meant, server);
    if (url) await deps.openInBrowser(url);
    else log.write('An address outside the allowed ones was not opened.');
    return url !== null;
  };

  await open(settings.read().current);
  return {
    state,
    answer,
    read,
    useServer,
    signInWith: createProviderSignIn({ ...deps, answer, read, openInBrowser: openOutside }),
    /** Forgets a server, and what its session left on this computer; decisions that wait there stay. */
    async removeServer(url: string) {
      const { servers, current } = settings.read();
      if (!servers.some((server) => server.url === url)) return;
      const isCurrent = current === url;
      const leaving = isCurrent ? portal : await openPortal({ ...deps, onChange: () => {}, onNews: () => {} }, url);
      changeSettings(settings, {
        servers: servers.filter((server) => server.url !== url),
        ...(isCurrent && { current: null }),
      });
      if (isCurrent) await open(null);
      else changed();
      await leaving?.signOut();
      await leaving?.close();
    },
    async sync() {
      await portal?.sync();
      if (portal?.state().user) await attention.check();
    },
    forgetDecision: async (key: string) => portal?.forgetDecision(key),
    setNotices(on: boolean) {
      changeSettings(settings, { notices: on });
      changed();
    },
    async keepWeakly() {
      changeSettings(settings, { keepWeakly: true });
      vault.allowWeak();
      await portal?.keepSession();
      changed();
    },
    openOutside,
    close: async () => portal?.close(),
  };
};
