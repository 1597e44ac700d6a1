import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { approve, ask, everythingIn, fakeServer, open, signedIn, signIn, started } from './fake-portal.ts';
import { plainVault, temporaryFolder } from './support.ts';

describe('the session', () => {
  it('27 keeps the token from the interface and adds it to the calls', async () => {
    const { server, portal } = await started();
    expect(await (await signIn(portal)).text()).not.toContain('secret-token');
    await ask(portal, 'GET', '/api/dashboard');
    expect(server.seen.at(-1)?.headers.get('authorization')).toBe('Bearer secret-token');
  });
  it.each(['/api/auth/refresh?again', '/api/auth/%72efresh', '/api/auth/change-password', '/api/invitations/accept'])(
    '27 keeps the token from the interface when it asks %s, and goes on with it',
    async (path) => {
      const { server, portal } = await started();
      server.special.set(`POST ${path}`, () => Response.json(signedIn('other-secret-token')));
      const answer = await ask(portal, 'POST', path, {});
      expect(await answer.json()).toEqual(signedIn(''));
      await ask(portal, 'GET', '/api/dashboard');
      expect(server.seen.at(-1)?.headers.get('authorization')).toBe('Bearer other-secret-token');
    },
  );
  it('passes other answers of changing calls on as they are', async () => {
    const { server, portal } = await started();
    const said = { accessToken: 'no sign-in', ok: true };
    server.special.set('POST /api/blogs', () => Response.json(said, { status: 201 }));
    const answer = await ask(portal, 'POST', '/api/blogs', {});
    expect([answer.status, await answer.json()]).toEqual([201, said]);
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
  it('ends here and on the server although the disk takes nothing', async () => {
    const [server, vault] = [fakeServer(), plainVault()];
    const portal = await open(await temporaryFolder(), server, vault);
    await signIn(portal);
    vault.seal = () => Promise.reject(new Error('The disk is full.'));
    await expect(ask(portal, 'POST', '/api/auth/logout')).rejects.toThrow('The disk is full.');
    expect(portal.state().user).toBeNull();
    expect(server.seen.at(-1)).toMatchObject({ method: 'POST', path: '/api/auth/logout' });
    expect(server.seen.at(-1)?.headers.get('authorization')).toBe('Bearer secret-token');
  });
  it('that ended without a connection is ended on the server later, in the next start too', async () => {
    const { folder, server, portal } = await started();
    server.isAway = true;
    await ask(portal, 'POST', '/api/auth/logout');
    expect(portal.state().user).toBeNull();
    await portal.close();
    expect(everythingIn(folder)).not.toContain('secret-token');
    server.isAway = false;
    server.special.set('POST /api/auth/logout', () => new Response(null, { status: 503 }));
    const again = await open(folder, server);
    expect(again.state().user).toBeNull();
    const ended = () => server.seen.filter(({ path }) => path === '/api/auth/logout');
    await expect.poll(ended, { timeout: 10_000 }).toHaveLength(1);
    // The server had no time for it, so it is told once more.
    server.special.clear();
    await again.sync();
    await again.sync();
    expect(ended().map(({ headers }) => headers.get('authorization'))).toEqual(Array(2).fill('Bearer secret-token'));
    await again.close();
    expect(readdirSync(join(folder, readdirSync(folder)[0] ?? ''))).not.toContain('ended.bin');
  });
});
