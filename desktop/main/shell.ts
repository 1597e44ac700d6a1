import type { Outcome, ServerProfile, ShellCommand, ShellState } from '../bridge.ts';
import { APP_ORIGIN } from '../bridge.ts';
import { createProviderSignIn } from './auth/provider-sign-in.ts';
import type { Log } from './log.ts';
import { type SubmissionNotice, watchNewSubmissions } from './notifications/new-submissions.ts';
import { allowedExternal } from './security/external-links.ts';
import { problemResponse } from './server/api-responses.ts';
import { checkServer, readAddress } from './server/server-address.ts';
import { openServerClient, type ServerClient, type ServerClientDeps } from './server-client.ts';
import { changeSettings, type Settings } from './settings.ts';
import type { JsonFile } from './storage/json-file.ts';

export interface ShellDeps extends Omit<ServerClientDeps, 'onChange' | 'onServerChange'> {
  version: string;
  settings: JsonFile<Settings>;
  log: Log;
  /** Sends the state to the interface. */
  sendState(state: ShellState): void;
  sendCommand(command: ShellCommand): void;
  notify(notice: SubmissionNotice): void;
  setBadgeCount(count: number): void;
  openInBrowser(url: string): Promise<void>;
}

export type Shell = Awaited<ReturnType<typeof createShell>>;

/** Everything behind the window: the known servers, a client for the current one, and the state that the interface shows. */
export const createShell = async (deps: ShellDeps) => {
  const { settings, safeStorage, log } = deps;
  const refresh = () => deps.sendCommand({ do: 'refresh' });
  let client: ServerClient | null = null;
  let personId: string | null = null;

  const state = (): ShellState => {
    const { servers, current, notices } = settings.read();
    const server = servers.find(({ url }) => url === current) ?? null;
    const ofServer = client?.state() ?? { user: null, online: true, syncedAt: null, queue: [] };
    return { version: deps.version, server, servers, tokenStorage: safeStorage.kind(), notices, ...ofServer };
  };
  const changed = () => {
    const next = state();
    deps.sendState(next);
    const id = next.user?.id ?? null;
    if (id === personId) return;
    personId = id;
    submissions.reset();
    if (id) void submissions.check();
  };
  const handle = async (request: Request): Promise<Response> =>
    client ? client.handle(request) : problemResponse(503, 'unavailable', 'Please choose a server first.');
  const read = async (path: string): Promise<unknown> => {
    const response = await handle(new Request(APP_ORIGIN + path));
    return response.ok ? response.json() : null;
  };
  const submissions = watchNewSubmissions({
    ...{ read, setTimer: deps.setTimer, setCount: deps.setBadgeCount, onNew: refresh },
    notify: (notice) => settings.read().notices && deps.notify(notice),
  });
  const open = async (server: string | null) => {
    await client?.close();
    client = server
      ? await openServerClient({ ...deps, onChange: () => changed(), onServerChange: refresh }, server)
      : null;
    changed();
  };

  const chooseServer = async ({ name, url }: ServerProfile): Promise<Outcome> => {
    const address = readAddress(url);
    if (!address.ok) return address;
    const { servers, current } = settings.read();
    const isKnown = servers.some((server) => server.url === address.value);
    const checked = isKnown ? ({ ok: true, value: undefined } as const) : await checkServer(address.value, deps.fetch);
    if (!checked.ok) return checked;
    const profile = { name: name.trim() || new URL(address.value).host, url: address.value };
    const others = servers.filter((server) => server.url !== address.value);
    changeSettings(settings, { servers: [...others, profile], current: address.value });
    if (current !== address.value || !client) await open(address.value);
    else changed();
    return checked;
  };

  /** Removes a server and ends its session; decisions that wait for it stay on this computer. */
  const removeServer = async (url: string): Promise<void> => {
    const { servers, current } = settings.read();
    if (!servers.some((server) => server.url === url)) return;
    const isCurrent = current === url;
    const noEvents = { onChange: () => {}, onServerChange: () => {} };
    const removed = isCurrent ? client : await openServerClient({ ...deps, ...noEvents }, url);
    const others = servers.filter((server) => server.url !== url);
    changeSettings(settings, { servers: others, ...(isCurrent && { current: null }) });
    if (isCurrent) await open(null);
    else changed();
    await removed?.signOut();
    await removed?.close();
  };

  /** Opens an allowed address in the system's browser; a path of the interface means the same page of the website. */
  const openAllowedUrl = async (raw: string): Promise<boolean> => {
    const server = client?.server ?? null;
    const address = server && raw.startsWith(`${APP_ORIGIN}/`) ? server + raw.slice(APP_ORIGIN.length) : raw;
    const url = allowedExternal(address, server);
    if (url) await deps.openInBrowser(url);
    else log.write('Refused to open an external address that is not on the list.');
    return url !== null;
  };

  await open(settings.read().current);
  return {
    ...{ state, handle, read, chooseServer, removeServer, openAllowedUrl },
    signInWith: createProviderSignIn({ ...deps, handle, read, openInBrowser: openAllowedUrl }),
    async sync() {
      await client?.sync();
      if (client?.state().user) await submissions.check();
    },
    removeDecision: async (key: string) => client?.removeDecision(key),
    setNotices(on: boolean) {
      changeSettings(settings, { notices: on });
      changed();
    },
    async allowWeakStorage() {
      changeSettings(settings, { keepWeakly: true });
      safeStorage.allowWeak();
      await client?.rewriteSession();
      changed();
    },
    close: async () => client?.close(),
  };
};
