import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '../../../desktop/main/portal.ts';
import type { Vault } from '../../../desktop/main/vault.ts';
import { ID, NOW, OTHER_ID, person, plainVault, temporaryFolder, testimonial } from './support.ts';

type Answer = (path: string, init: RequestInit) => Response | Promise<Response>;

const signedIn = (accessToken = 'secret-token', minutes = 60) => ({
  accessToken,
  expiresAt: new Date(NOW.getTime() + minutes * 60_000).toISOString(),
  user: person,
});

/** A server that knows two testimonials and can be away. */
const fakeServer = () => {
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

const open = async (folder: string, server: ReturnType<typeof fakeServer>, vault: Vault = plainVault()) =>
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

const ask = (portal: Portal, method: string, path: string, body?: unknown) =>
  portal.answer(
    new Request(`app://admin${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
const signIn = (portal: Portal) => ask(portal, 'POST', '/api/auth/login', { email: 'a', password: 'b' });
const approve = (portal: Portal) => ask(portal, 'PUT', `/api/testimonials/${ID}/status`, { action: 'approve' });
const PENDING = '/api/testimonials/pending?page=1&pageSize=10';
const namesIn = async (answer: Response) => {
  const { testimonials } = (await answer.json()) as { testimonials: { name: string }[] };
  return testimonials.map(({ name }) => name);
};

const started = async () => {
  const folder = await temporaryFolder();
  const server = fakeServer();
  const portal = await open(folder, server);
  await signIn(portal);
  await ask(portal, 'GET', PENDING);
  return { folder, server, portal };
};

describe('the session', () => {
  it('keeps the token from the interface and adds it to the calls', async () => {
    const { server, portal } = await started();
    expect(await (await signIn(portal)).text()).not.toContain('secret-token');
    await ask(portal, 'GET', '/api/dashboard');
    expect(server.seen.at(-1)?.headers.get('authorization')).toBe('Bearer secret-token');
  });
  it('is over when the server says so, and keeps what waits', async () => {
    const { server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    server.isAway = false;
    server.special.set(
      'PUT /api/testimonials/AAAAAAAAAAAAAAAAAAAAAA/status',
      () => new Response('{}', { status: 401 }),
    );
    await portal.sync();
    expect(portal.state().user).toBeNull();
    server.special.clear();
    await signIn(portal);
    await portal.sync();
    expect(portal.state().queue).toEqual([]);
    expect(server.seen.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });
  it('renews the token once while it is used', async () => {
    const { server, portal } = await started();
    server.special.set('POST /api/auth/login', () => Response.json(signedIn('old-token', 5)));
    await signIn(portal);
    server.special.set('POST /api/auth/refresh', () => Response.json(signedIn('new-token')));
    await Promise.all([ask(portal, 'GET', '/api/dashboard'), ask(portal, 'GET', '/api/settings')]);
    expect(server.seen.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(server.seen.at(-1)?.headers.get('authorization')).toBe('Bearer new-token');
  });
  it('that ended without a connection is ended on the server later', async () => {
    const { server, portal } = await started();
    server.isAway = true;
    await ask(portal, 'POST', '/api/auth/logout');
    expect(portal.state().user).toBeNull();
    server.isAway = false;
    await portal.sync();
    const ended = server.seen.find(({ path }) => path === '/api/auth/logout');
    expect(ended?.headers.get('authorization')).toBe('Bearer secret-token');
  });
});

describe('without a connection', () => {
  it('lists stay, with what was decided taken into account, and only calls that were never made fail', async () => {
    const { server, portal } = await started();
    server.isAway = true;
    const decided = await approve(portal);
    expect(await decided.json()).toMatchObject({ status: 'approved', isApproved: true });
    expect(await namesIn(await ask(portal, 'GET', PENDING))).toEqual(['Sinead']);
    const unknown = await ask(portal, 'GET', '/api/donationitems');
    expect([unknown.status, unknown.headers.get('x-offline')]).toEqual([503, '1']);
    expect(portal.state()).toMatchObject({ online: false, syncedAt: NOW.toISOString() });
  });
  it('everything is there after a restart, unreadable to others, and sent once with its key', async () => {
    const { folder, server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    const [queued] = portal.state().queue;
    await portal.close();
    const [home = ''] = readdirSync(folder);
    for (const file of readdirSync(join(folder, home))) {
      const text = readFileSync(join(folder, home, file), 'utf8');
      expect(text, file).not.toMatch(/Maeve|secret-token/);
    }
    const again = await open(folder, server);
    expect(again.state()).toMatchObject({
      user: { name: 'Aoife Byrne' },
      queue: [{ title: 'Maeve', state: 'waiting' }],
    });
    expect(await namesIn(await ask(again, 'GET', PENDING))).toEqual(['Sinead']);
    server.isAway = false;
    await Promise.all([again.sync(), again.sync()]);
    const sent = server.seen.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([queued?.key]);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ action: 'approve', from: 'pending' });
  });
  it('where there is no vault, nothing but the queue is written', async () => {
    const folder = await temporaryFolder();
    const server = fakeServer();
    const portal = await open(folder, server, plainVault('memory'));
    await signIn(portal);
    await ask(portal, 'GET', PENDING);
    server.isAway = true;
    await approve(portal);
    await portal.close();
    const [home = ''] = readdirSync(folder);
    expect(readdirSync(join(folder, home))).toEqual(['queue.json']);
  });
  it('a later decision about the same item takes the place of the one that waits', async () => {
    const { server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    await ask(portal, 'PUT', `/api/testimonials/${ID}/status`, { action: 'reject', adminNotes: 'Names a patient.' });
    expect(portal.state().queue).toMatchObject([{ decision: 'rejected', notes: 'Names a patient.' }]);
  });
});

describe('when the connection is back', () => {
  const settled = async (status: number, message = '') => {
    const { server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    server.isAway = false;
    const problem = { code: 'conflict', message };
    server.special.set(`PUT /api/testimonials/${ID}/status`, () => Response.json(problem, { status }));
    await portal.sync();
    return portal.state().queue;
  };
  it('an overtaken decision stays with what the server says of the other', async () => {
    expect(await settled(409, 'This testimonial was already rejected by Brendan.')).toMatchObject([
      { state: 'overtaken', theirs: 'This testimonial was already rejected by Brendan.' },
    ]);
    expect(await settled(404, 'There is no such testimonial.')).toMatchObject([{ state: 'overtaken' }]);
  });
  it('a refused one says why, and a fault of the server lets it wait', async () => {
    expect(await settled(403, 'You may not.')).toMatchObject([{ state: 'refused', theirs: 'You may not.' }]);
    expect(await settled(500)).toMatchObject([{ state: 'waiting' }]);
    expect(await settled(429)).toMatchObject([{ state: 'waiting' }]);
  });
  it('another person neither sees nor sends what somebody else decided', async () => {
    const { server, portal } = await started();
    server.isAway = true;
    await approve(portal);
    await ask(portal, 'POST', '/api/auth/logout');
    server.isAway = false;
    const other = { ...signedIn('other-token'), user: { ...person, id: OTHER_ID, name: 'Brendan Walsh' } };
    server.special.set('POST /api/auth/login', () => Response.json(other));
    await signIn(portal);
    await portal.sync();
    expect(portal.state().queue).toEqual([]);
    expect(server.seen.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
