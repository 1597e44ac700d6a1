import { describe, expect, it } from 'vitest';
import { OTHER_ID, person } from './desktop-data.ts';
import { approve, keep, keysOf, openClient, openSignedIn, recordOf, send, signedIn, signIn } from './fake-server.ts';

/** A response of the server that arrives when the test says so. */
const later = () => {
  let arrive = (_response: Response | Error) => {};
  const response = new Promise<Response>((resolve, reject) => {
    arrive = (given) => (given instanceof Error ? reject(given) : resolve(given));
  });
  let wasAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  const respond = () => {
    wasAsked();
    return response;
  };
  return { respond, asked, arrive };
};

const brendan = { ...signedIn('other-token'), user: { ...person, id: OTHER_ID, name: 'Brendan Walsh' } };
type Opened = Awaited<ReturnType<typeof openSignedIn>>;

/** The person signs out, and a colleague signs in at the same computer. */
const handOver = async ({ server, client }: Opened) => {
  await send(client, 'POST', '/api/auth/logout');
  server.overrides.set('POST /api/auth/login', () => Response.json(brendan));
  await signIn(client);
};

describe('what arrives after its person has signed out', () => {
  it('signs nobody in again when it is a refreshed token', async () => {
    const opened = await openSignedIn();
    const { server, client } = opened;
    server.overrides.set('POST /api/auth/login', () => Response.json(signedIn('old-token', 5)));
    await signIn(client);
    const refreshed = later();
    server.overrides.set('POST /api/auth/refresh', refreshed.respond);
    const call = send(client, 'GET', '/api/settings');
    await refreshed.asked;
    await send(client, 'POST', '/api/auth/logout');
    refreshed.arrive(Response.json(signedIn('new-token')));
    await call;
    expect(client.state().user).toBeNull();
    await handOver(opened);
    await send(client, 'GET', '/api/dashboard');
    expect(server.requests.at(-1)?.headers.get('authorization')).toBe('Bearer other-token');
  });

  it('sends nothing in the name of a colleague that waited for the token', async () => {
    const opened = await openSignedIn();
    const { server, client } = opened;
    server.overrides.set('POST /api/auth/login', () => Response.json(signedIn('old-token', 5)));
    await signIn(client);
    const refreshed = later();
    server.overrides.set('POST /api/auth/refresh', refreshed.respond);
    const call = approve(client);
    await refreshed.asked;
    await handOver(opened);
    refreshed.arrive(Response.json(signedIn('new-token')));
    expect((await call).status).toBe(401);
    expect(client.state()).toMatchObject({ user: { name: 'Brendan Walsh' } });
    expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('is kept for nobody', async () => {
    const opened = await openSignedIn();
    const { folder, server, client } = opened;
    await send(client, 'POST', '/api/auth/logout');
    await keep(client, 'answers', recordOf('/testimonials', { text: 'Maeve' }));
    await handOver(opened);
    await keep(client, 'answers', recordOf('/testimonials', { text: 'Maeve' }));
    expect(await keysOf(client, 'answers')).toEqual([]);
    await client.close();
    expect(await keysOf(await openClient(folder, server), 'answers')).toEqual([]);
  });
});
