import * as z from 'zod/mini';
import { user } from '#contract/people.ts';
import type { Outcome, Provider, ServerProfile, ShellCommand, ShellState } from '../bridge.ts';
import { APP_ORIGIN } from '../bridge.ts';
import { createAttention, type Note } from './attention.ts';
import { allowedExternal } from './external-links.ts';
import type { SmallFile } from './json-file.ts';
import type { Log } from './log.ts';
import { openPortal, type Portal, type PortalDeps } from './portal.ts';
import { problem } from './problem.ts';
import { applicationFor, signInInBrowser, signInWays } from './provider-sign-in.ts';
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

const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : 'That did not work. Please try again.';

/** Everything behind the window: the servers, the one that is worked with, and what the interface is told about them. */
export const createShell = async (deps: ShellDeps) => {
  const { settings, vault, log } = deps;
  let portal: Portal | null = null;
  let person: string | null = null;
  let attempt = new AbortController();

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

  const signInWith = async (provider: Provider): Promise<Outcome<z.infer<typeof user> | null>> => {
    attempt.abort();
    attempt = new AbortController();
    try {
      const app = applicationFor(provider, z.parse(signInWays, await read('/api/auth/options')));
      const given = await signInInBrowser(app, { ...deps, signal: attempt.signal });
      if (!given) return { ok: true, value: null };
      const body = provider === 'microsoft' ? { accessToken: given.accessToken } : { credential: given.idToken };
      const headers = { 'content-type': 'application/json' };
      const path = `${APP_ORIGIN}/api/auth/${provider}`;
      const answered = await answer(new Request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
      const said: unknown = await answered.json();
      if (answered.ok) return { ok: true, value: z.parse(z.object({ user }), said).user };
      return { ok: false, sentence: z.parse(z.object({ message: z.string() }), said).message };
    } catch (error) {
      log.write(`Signing in with ${provider} failed.`, error);
      return { ok: false, sentence: sentenceOf(error) };
    }
  };

  await open(settings.read().current);
  return {
    state,
    answer,
    read,
    useServer,
    signInWith,
    async removeServer(url: string) {
      const { servers, current } = settings.read();
      const isCurrent = current === url;
      changeSettings(settings, {
        servers: servers.filter((server) => server.url !== url),
        ...(isCurrent && { current: null }),
      });
      if (isCurrent) await open(null);
      else changed();
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
    /** Hands an allowed address to the system; one of the interface's own paths means the website. */
    async openOutside(raw: string): Promise<boolean> {
      const server = portal?.server ?? null;
      const meant = server && raw.startsWith(`${APP_ORIGIN}/`) ? server + raw.slice(APP_ORIGIN.length) : raw;
      const url = allowedExternal(meant, server);
      if (url) await deps.openInBrowser(url);
      else log.write('An address outside the allowed ones was not opened.');
      return url !== null;
    },
    close: async () => portal?.close(),
  };
};
