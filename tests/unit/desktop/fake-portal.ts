import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPortal, type Portal } from '../../../desktop/main/portal.ts';
import type { Vault } from '../../../desktop/main/vault.ts';
import { ID, NOW, OTHER_ID, person, plainVault, temporaryFolder, testimonial } from './support.ts';

type Answer = (path: string, init: RequestInit) => Response | Promise<Response>;

export const signedIn = (accessToken = 'secret-token', minutes = 60) => ({
  accessToken,
  expiresAt: new Date(NOW.getTime() + minutes * 60_000).toISOString(),
  user: person,
});

/** A server that knows two testimonials and can be away. */
export const fakeServer = () => {
  const seen: { method: string; path: string; headers: Headers; body: string }[] = [];
  const special = new Map<string, Answer>();
  const server = {
    seen,
    special,
    isAway: false,
    fetch: async (input: string | URL | Request, init: RequestInit = {}) => {
      if (server.isAway) throw new TypeError('away');
      const path = String(input).replace('https://portal.example.org', '');
      const method = init.method ?? 'GET';
      const body = init.body instanceof ArrayBuffer ? Buffer.from(init.body).toString() : String(init.body ?? '');
      seen.push({ method, path, headers: new Headers(init.headers), body });
      const answer = special.get(`${method} ${path}`);
      if (answer) return answer(path, init);
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

export const open = async (folder: string, server: ReturnType<typeof fakeServer>, vault: Vault = plainVault()) =>
  openPortal(
    {
      ...{ folder, vault, fetch: server.fetch, now: () => NOW, newKey: randomUUID },
      later: () => () => {},
      log: { path: '', write: () => {} },
      onChange: () => {},
      onNews: () => {},
    },
    'https://portal.example.org',
  );

export const ask = (portal: Pick<Portal, 'answer'>, method: string, path: string, body?: unknown) =>
  portal.answer(
    new Request(`app://admin${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
export const signIn = (portal: Pick<Portal, 'answer'>) =>
  ask(portal, 'POST', '/api/auth/login', { email: 'a', password: 'b' });
export const approve = (portal: Pick<Portal, 'answer'>) =>
  ask(portal, 'PUT', `/api/testimonials/${ID}/status`, { action: 'approve' });
export const PENDING = '/api/testimonials/pending?page=1&pageSize=10';
export const namesIn = async (answer: Response) => {
  const { testimonials } = (await answer.json()) as { testimonials: { name: string }[] };
  return testimonials.map(({ name }) => name);
};

export const started = async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const portal = await open(folder, server);
  await signIn(portal);
  await ask(portal, 'GET', PENDING);
  return { folder, server, portal };
};

/** What lies in the files of the one server. */
export const everythingIn = (folder: string) => {
  const [home = ''] = readdirSync(folder);
  return readdirSync(join(folder, home))
    .map((file) => readFileSync(join(folder, home, file), 'utf8'))
    .join('\n');
};
