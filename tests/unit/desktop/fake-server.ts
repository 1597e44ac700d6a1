import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineKind, OfflineRecord } from '../../../desktop/bridge/offline-records.ts';
import { openServerClient, type ServerClient, type ServerClientDeps } from '../../../desktop/main/server-client.ts';
import { fakeSafeStorage, ID, NOW, person, temporaryFolder } from './desktop-data.ts';

type Respond = (path: string, init: RequestInit) => Response | Promise<Response>;

export const signedIn = (accessToken = 'secret-token', minutes = 60) => ({
  accessToken,
  expiresAt: new Date(NOW.getTime() + minutes * 60_000).toISOString(),
  user: person,
});

/** A server that takes everything. */
export const fakeServer = () => {
  const requests: { method: string; path: string; headers: Headers; body: string }[] = [];
  const overrides = new Map<string, Respond>();
  const server = {
    requests,
    overrides,
    isDown: false,
    fetch: async (input: string | URL | Request, init: RequestInit = {}) => {
      if (server.isDown) throw new TypeError('fetch failed');
      const path = String(input).replace('https://portal.example.org', '');
      const method = init.method ?? 'GET';
      const body = init.body instanceof ArrayBuffer ? Buffer.from(init.body).toString() : String(init.body ?? '');
      requests.push({ method, path, headers: new Headers(init.headers), body });
      const respond = overrides.get(`${method} ${path}`);
      if (respond) return respond(path, init);
      if (path === '/api/health') return Response.json({ status: 'ok', version: '1' });
      if (path.startsWith('/api/auth/log')) return Response.json(signedIn());
      return Response.json({ ok: true });
    },
  };
  return server;
};

export const openClient = async (
  folder: string,
  server: ReturnType<typeof fakeServer>,
  more: Partial<ServerClientDeps> = {},
) =>
  openServerClient(
    {
      ...{ folder, safeStorage: fakeSafeStorage(), fetch: server.fetch, now: () => NOW, setTimer: () => () => {} },
      log: { path: '', write: () => {} },
      onChange: () => {},
      onServerChange: () => {},
      onPutAside: () => {},
      ...more,
    },
    'https://portal.example.org',
  );

export const send = (client: Pick<ServerClient, 'handle'>, method: string, path: string, body?: unknown) =>
  client.handle(
    new Request(`app://admin${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
export const signIn = (client: Pick<ServerClient, 'handle'>) =>
  send(client, 'POST', '/api/auth/login', { email: 'a', password: 'b' });
export const approve = (client: Pick<ServerClient, 'handle'>) =>
  send(client, 'PUT', `/api/testimonials/${ID}/status`, { action: 'approve' });

/** A record as the interface keeps it. */
export const recordOf = (key: string, more: object = {}): OfflineRecord => ({
  ...{ key, personId: person.id, state: 'waiting' },
  ...more,
});

/** Adds records to what is kept, or writes them anew. */
export const keep = (client: Pick<ServerClient, 'offlineRecords'>, what: OfflineKind, ...put: OfflineRecord[]) =>
  client.offlineRecords[what].write({ put, remove: [] });

export const keysOf = async (client: Pick<ServerClient, 'offlineRecords'>, what: OfflineKind = 'entries') =>
  (await client.offlineRecords[what].read()).map(({ key }) => key);

export const openSignedIn = async (more: Partial<ServerClientDeps> = {}) => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const client = await openClient(folder, server, more);
  await signIn(client);
  return { folder, server, client };
};

/** The folder of the one server of an app. */
export const homeIn = (folder: string): string => join(folder, readdirSync(folder)[0] ?? '');

/** The contents of all files that are stored for the one server. */
export const readAllFiles = (folder: string) => {
  const home = homeIn(folder);
  return readdirSync(home)
    .map((file) => readFileSync(join(home, file), 'utf8'))
    .join('\n');
};
