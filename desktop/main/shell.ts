import { APP_ORIGIN } from '#contract/desktop/desktop-shell.ts';
import { SERVER_HEADER } from '../bridge/addresses.ts';
import type { SignInWay } from '../bridge/ipc-channels.ts';
import type { OfflinePlace, OfflineRecord, OfflineWrite } from '../bridge/offline-records.ts';
import type { ShellCommand, ShellState } from '../bridge/shell-state.ts';
import type { AppStateStore } from './app-state.ts';
import { createPasskeySignIn } from './auth/passkey-sign-in.ts';
import { createProviderSignIn } from './auth/provider-sign-in.ts';
import type { Log } from './log.ts';
import { NOTHING_PENDING, type SubmissionNotice } from './notifications/new-submissions.ts';
import { allowedExternal } from './security/external-links.ts';
import { problemResponse } from './server/api-responses.ts';
import { openLiveServer } from './server/live-server.ts';
import { createLiveServers } from './server/live-servers.ts';
import { createServerChoice } from './server/server-choice.ts';
import type { ServerClientDeps } from './server-client.ts';
import { changeSettings, type Settings } from './settings.ts';
import type { JsonFile } from './storage/json-file.ts';

export interface ShellDeps extends Omit<ServerClientDeps, 'onChange' | 'onServerChange'> {
  version: string;
  settings: JsonFile<Settings>;
  log: Log;
  appState: AppStateStore;
  sendState(state: ShellState): void;
  sendCommand(command: ShellCommand): void;
  notify(notice: SubmissionNotice): void;
  setBadgeCount(count: number): void;
  openInBrowser(url: string): Promise<void>;
}

const noServer = () => problemResponse(503, 'unavailable', 'Please choose a server first.');

export type Shell = Awaited<ReturnType<typeof createShell>>;

export const createShell = async (deps: ShellDeps) => {
  const { settings, safeStorage, log } = deps;
  let shownCount = -1;
  const current = () => servers.get(settings.read().current);

  const notifyOf = (url: string) => (notice: SubmissionNotice) => {
    const { notices, quietUntil, servers: known } = settings.read();
    if (!notices || (quietUntil ?? '') > deps.now().toISOString()) return;
    const name = known.length > 1 ? known.find((one) => one.url === url)?.name : undefined;
    deps.notify({ ...notice, server: url, ...(name && { title: `${notice.title} · ${name}` }) });
  };
  const servers = createLiveServers(async (url) => {
    const onServerChange = () => {
      if (settings.read().current === url) deps.sendCommand({ do: 'refresh' });
    };
    const live = await openLiveServer(
      { ...deps, notify: notifyOf(url), onChange: () => changed(), onServerChange },
      url,
    );
    live.client.workOffline(deps.appState.get().offlineSince !== null);
    return live;
  });

  const state = (): ShellState => {
    const { servers: known, current: url, notices } = settings.read();
    const live = current();
    const ofServer = live?.client.state() ?? { user: null, online: true, syncedAt: null, queueLocked: false };
    return {
      ...{ version: deps.version, tokenStorage: safeStorage.kind(), notices, ...deps.appState.get(), ...ofServer },
      server: known.find((one) => one.url === url) ?? null,
      servers: known.flatMap((profile) => servers.get(profile.url)?.status(profile) ?? []),
      counts: live?.counts() ?? NOTHING_PENDING,
    };
  };
  const changed = () => {
    const next = state();
    const count = next.servers.reduce((sum, { waiting }) => sum + waiting, 0);
    if (count !== shownCount) deps.setBadgeCount(count);
    shownCount = count;
    deps.sendState(next);
  };
  const handle = async (request: Request): Promise<Response> => {
    const named = request.headers.get(SERVER_HEADER);
    const live = named === null ? current() : servers.get(named);
    return live ? live.client.handle(request) : noServer();
  };

  /** A path of the interface means the same page of the website. */
  const openAllowedUrl = async (raw: string): Promise<boolean> => {
    const server = current()?.client.server ?? null;
    const address = server && raw.startsWith(`${APP_ORIGIN}/`) ? server + raw.slice(APP_ORIGIN.length) : raw;
    const url = allowedExternal(address, server);
    if (url) await deps.openInBrowser(url);
    else log.write('Refused to open an external address that is not on the list.');
    return url !== null;
  };

  const passkey = createPasskeySignIn({ client: () => current()?.client ?? null, openInBrowser: openAllowedUrl, log });
  const provider = createProviderSignIn({ ...deps, server: current, openInBrowser: openAllowedUrl });
  const choice = createServerChoice({
    ...{ settings, servers, fetch: deps.fetch, onChange: changed },
    mayChange: () => deps.appState.get().mayChangeServer,
  });
  await servers.openAll(settings.read().servers.map(({ url }) => url));
  deps.appState.whenChanged(changed);
  changed();
  return {
    ...{ state, handle, openAllowedUrl, ...choice },
    provePasskey: passkey.prove,
    signOut: () => servers.each(({ client }) => client.signOut()),
    signInWith: (way: SignInWay) => (way === 'passkey' ? passkey.signIn() : provider(way)),
    sync: () => servers.each((live) => live.sync()),
    workOffline(on: boolean) {
      for (const live of servers.all()) live.client.workOffline(on);
      deps.appState.set({ offlineSince: on ? deps.now().toISOString() : null });
    },
    readOffline: async ({ server, what }: OfflinePlace): Promise<OfflineRecord[]> =>
      (await servers.get(server)?.client.offlineRecords[what].read()) ?? [],
    async writeOffline({ server, what, ...change }: OfflineWrite): Promise<void> {
      const client = servers.get(server)?.client;
      if (!client) throw new Error('This server is not known.');
      await client.offlineRecords[what].write(change);
    },
    giveUpLocked: async () => current()?.client.giveUpLocked(),
    setNotices(on: boolean) {
      changeSettings(settings, { notices: on });
      changed();
    },
    async allowWeakStorage() {
      changeSettings(settings, { keepWeakly: true });
      safeStorage.allowWeak();
      await servers.each(({ client }) => client.rewriteSession());
      changed();
    },
    save: () => servers.each(({ client }) => client.save()),
    close: () => servers.each(({ client }) => client.close()),
  };
};
