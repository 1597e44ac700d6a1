import { describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import type { Route } from '#api/http/route.ts';
import { mayDo, roles } from '#contract/roles.ts';
import { bothStores } from '../support/both-stores.ts';
import { brokenBody, pathOf } from '../support/protected-routes.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const closed = routes.filter(({ may }) => may !== 'anyone');

/** The answer to a body that no schema takes, so that who may not is refused before it is looked at. */
const statusOf = async (api: TestApi, route: Route, as: Headers) => {
  const { status } = await api.call(route.method, pathOf(route), { as, ...brokenBody(route) });
  return status;
};

const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;

describe.each(bothStores())('on %s', (_, open) => {
  it.each(['no token', 'a foreign token'])('no call but the public ones is open to %s', async (who) => {
    const api = await open();
    // Signed as ours are, by another server.
    const as = who === 'no token' ? {} : await testApi({ clock: api.deps.clock }).staff();
    for (const route of closed) expect(await statusOf(api, route, as), nameOf(route)).toBe(401);
  });

  it.each(roles)('the calls of the table, and no others, are open to the role %s', async (role) => {
    const api = await open();
    const as = await api.staff(role);
    // Signing out ends the session that the walk goes on with.
    for (const route of closed.filter(({ name }) => name !== 'signOut')) {
      const status = await statusOf(api, route, as);
      expect([401, 403].includes(status), `${nameOf(route)}: ${status}`).toBe(!mayDo(role, route.may));
    }
  });
});
