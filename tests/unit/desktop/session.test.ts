import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { fakeSafeStorage, temporaryFolder } from './desktop-data.ts';
import {
  approve,
  fakeServer,
  homeIn,
  openClient,
  openSignedIn,
  readAllFiles,
  send,
  signedIn,
  signIn,
} from './fake-server.ts';

describe('the session', () => {
  it('27 hides the token from the interface and adds it to requests', async () => {
    const { server, client } = await openSignedIn();
    expect(await (await signIn(client)).text()).not.toContain('secret-token');
    await send(client, 'GET', '/api/dashboard');
    expect(server.requests.at(-1)?.headers.get('authorization')).toBe('Bearer secret-token');
  });
  it.each(['/api/auth/refresh?again', '/api/auth/%72efresh', '/api/auth/change-password', '/api/invitations/accept'])(
    '27 hides the token from the interface in the response to %s, and uses it from then on',
    async (path) => {
      const { server, client } = await openSignedIn();
      server.overrides.set(`POST ${path}`, () => Response.json(signedIn('other-secret-token')));
      const answer = await send(client, 'POST', path, {});
      expect(await answer.json()).toEqual(signedIn(''));
      await send(client, 'GET', '/api/dashboard');
      expect(server.requests.at(-1)?.headers.get('authorization')).toBe('Bearer other-secret-token');
    },
  );
  it('passes other responses to writing requests through unchanged', async () => {
    const { server, client } = await openSignedIn();
    const said = { accessToken: 'no sign-in', ok: true };
    server.overrides.set('POST /api/blogs', () => Response.json(said, { status: 201 }));
    const answer = await send(client, 'POST', '/api/blogs', {});
    expect([answer.status, await answer.json()]).toEqual([201, said]);
  });
  it('without a connection is still there, and a request says that it did not reach the server', async () => {
    const { server, client } = await openSignedIn();
    server.isDown = true;
    for (const answer of [await send(client, 'GET', '/api/dashboard'), await approve(client)]) {
      expect([answer.status, answer.headers.get('x-offline')]).toEqual([503, '1']);
    }
    expect(client.state()).toMatchObject({ user: { name: 'Aoife Byrne' }, online: false });
  });
  it('refreshes the token once while it is used', async () => {
    const { server, client } = await openSignedIn();
    server.overrides.set('POST /api/auth/login', () => Response.json(signedIn('old-token', 5)));
    await signIn(client);
    server.overrides.set('POST /api/auth/refresh', () => Response.json(signedIn('new-token')));
    await Promise.all([send(client, 'GET', '/api/dashboard'), send(client, 'GET', '/api/settings')]);
    expect(server.requests.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(server.requests.at(-1)?.headers.get('authorization')).toBe('Bearer new-token');
  });
  it('ends here and on the server although the disk is full', async () => {
    const [server, safeStorage] = [fakeServer(), fakeSafeStorage()];
    const client = await openClient(await temporaryFolder(), server, { safeStorage });
    await signIn(client);
    safeStorage.encrypt = () => Promise.reject(new Error('The disk is full.'));
    await expect(send(client, 'POST', '/api/auth/logout')).rejects.toThrow('The disk is full.');
    expect(client.state().user).toBeNull();
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/auth/logout' });
    expect(server.requests.at(-1)?.headers.get('authorization')).toBe('Bearer secret-token');
  });
  it('keeps the cookie of the device, encrypted, sends it with sign-ins alone, and hides it from the interface', async () => {
    const { folder, server, client } = await openSignedIn();
    const device = `${'d'.repeat(22)}.${'s'.repeat(43)}`;
    const headers = { 'set-cookie': `device=${device}; Path=/api/auth; HttpOnly; SameSite=Strict` };
    server.overrides.set('POST /api/auth/login', () => Response.json(signedIn(), { headers }));
    const answer = await signIn(client);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).not.toContain(device);
    await send(client, 'POST', '/api/auth/logout');
    await client.close();
    expect(readAllFiles(folder)).not.toContain(device);
    const again = await openClient(folder, server);
    await signIn(again);
    await send(again, 'GET', '/api/dashboard');
    const lastTo = (path: string) => server.requests.findLast((request) => request.path === path);
    expect(lastTo('/api/auth/login')?.headers.get('cookie')).toBe(`device=${device}`);
    expect(lastTo('/api/dashboard')?.headers.get('cookie')).toBeNull();
  });
  it('that ended without a connection is ended on the server later, after a restart too', async () => {
    const { folder, server, client } = await openSignedIn();
    server.isDown = true;
    await send(client, 'POST', '/api/auth/logout');
    expect(client.state().user).toBeNull();
    await client.close();
    expect(readAllFiles(folder)).not.toContain('secret-token');
    server.isDown = false;
    server.overrides.set('POST /api/auth/logout', () => new Response(null, { status: 503 }));
    const again = await openClient(folder, server);
    expect(again.state().user).toBeNull();
    const ended = () => server.requests.filter(({ path }) => path === '/api/auth/logout');
    await expect.poll(ended, { timeout: limitMs(10_000) }).toHaveLength(1);
    // The server was busy, so the request is sent once more.
    server.overrides.clear();
    await again.sync();
    await again.sync();
    expect(ended().map(({ headers }) => headers.get('authorization'))).toEqual(Array(2).fill('Bearer secret-token'));
    await again.close();
    expect(readdirSync(homeIn(folder))).not.toContain('ended.bin');
  });
});
