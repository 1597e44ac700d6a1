import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openServerClient, type ServerClient } from '../../../desktop/main/server-client.ts';
import type { SafeStorage } from '../../../desktop/main/storage/safe-storage.ts';
import { fakeSafeStorage, ID, NOW, OTHER_ID, person, temporaryFolder, testimonial } from './desktop-data.ts';

type Respond = (path: string, init: RequestInit) => Response | Promise<Response>;

export const signedIn = (accessToken = 'secret-token', minutes = 60) => ({
  accessToken,
  expiresAt: new Date(NOW.getTime() + minutes * 60_000).toISOString(),
  user: person,
});

/** A server with two testimonials that can be taken down. */
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
      const testimonials = [testimonial(ID, 'Maeve'), testimonial(OTHER_ID, 'Sinead')];
      if (path.startsWith('/api/testimonials?') || path.startsWith('/api/testimonials/pending')) {
        return Response.json({ testimonials, total: 2 });
      }
      return Response.json({ ok: true });
    },
  };
  return server;
};

export const openClient = async (
  folder: string,
  server: ReturnType<typeof fakeServer>,
  safeStorage: SafeStorage = fakeSafeStorage(),
  onPutAside: (path: string) => void = () => {},
) =>
  openServerClient(
    {
      ...{ folder, safeStorage, fetch: server.fetch, now: () => NOW, newKey: randomUUID },
      setTimer: () => () => {},
      log: { path: '', write: () => {} },
      onChange: () => {},
      onServerChange: () => {},
      onPutAside,
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
export const PENDING = '/api/testimonials/pending?page=1&pageSize=10';
export const namesIn = async (answer: Response) => {
  const { testimonials } = (await answer.json()) as { testimonials: { name: string }[] };
  return testimonials.map(({ name }) => name);
};

export const openSignedIn = async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const client = await openClient(folder, server);
  await signIn(client);
  await send(client, 'GET', PENDING);
  return { folder, server, client };
};

/** The contents of all files that are stored for the one server. */
export const readAllFiles = (folder: string) => {
  const [home = ''] = readdirSync(folder);
  return readdirSync(join(folder, home))
    .map((file) => readFileSync(join(folder, home, file), 'utf8'))
    .join('\n');
};
