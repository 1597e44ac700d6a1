import { routes } from '#api/app/routes.ts';
import type { Route } from '#api/http/route.ts';

/** An id that no record has. */
export const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';

/** The path of a call, with an id that nothing has. */
export const pathOf = (route: Route): string => route.path.replace(/:\w+/g, NOBODY);

/** Every call that needs a sign-in, from the product's own table. */
export const protectedRoutes: readonly (readonly [string, Route])[] = routes
  .filter(({ may }) => may !== 'anyone')
  .map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);

/** A body that no call can read: a call that looks at it before it asks who is there answers 400. */
export const brokenBody = (route: Route) =>
  route.method === 'get' ? {} : { raw: '{"broken', headers: { 'content-type': 'application/json' } };
