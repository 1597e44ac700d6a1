import type { User } from '#contract/people.ts';
import type { ErrorCode } from '#contract/problem.ts';
import type { Platform, SignIn } from '#site/client/platform.ts';

export interface FakeCall {
  method: string;
  /** Below `/api`, without the query. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

type Handler = (call: FakeCall) => unknown;

/** What a call answers, by method and path, such as `PUT /testimonials/:id/status`. */
export type FakeRoutes = Record<string, Handler>;

export interface FakePlatform extends Platform {
  /** Every call that was made, oldest first. */
  calls: FakeCall[];
  /** The calls of one route. */
  made(route: string): FakeCall[];
  /** Signs somebody in or out without asking. */
  become(user: User | null): void;
}

/** An answer that is not a success. */
export const refused = (status: number, code: ErrorCode, message: string, fields?: Record<string, string>): Response =>
  Response.json({ code, message, ...(fields && { fields }) }, { status });

const matches = (pattern: string, path: string): Record<string, string> | null => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
};

const find = (routes: FakeRoutes, method: string, path: string) => {
  for (const [route, handler] of Object.entries(routes)) {
    const [verb, pattern = ''] = route.split(' ');
    const params = verb === method ? matches(pattern, path) : null;
    if (params) return { handler, params };
  }
  return null;
};

const bodyOf = (body: BodyInit | null | undefined): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

const answerOf = (value: unknown): Response => {
  if (value instanceof Response) return value;
  if (value instanceof Blob) return new Response(value);
  return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
};

interface FakePlatformOptions {
  user?: User | null;
  routes?: FakeRoutes;
  /** What signing in does; by default nobody gets in. */
  signIn?: (how: SignIn) => Promise<User>;
}

/** A shell without a server: answers come from `routes`, the session is held in memory. */
export const createFakePlatform = (options: FakePlatformOptions = {}): FakePlatform => {
  const calls: FakeCall[] = [];
  const listeners = new Set<() => void>();
  let user = options.user ?? null;
  const become = (next: User | null) => {
    user = next;
    for (const listener of listeners) listener();
  };
  return {
    kind: 'web',
    calls,
    become,
    made: (route) => {
      const [method, pattern = ''] = route.split(' ');
      return calls.filter((call) => call.method === method && matches(pattern, call.path));
    },
    openExternal: () => {},
    async fetch(address, init = {}) {
      const { pathname, searchParams } = new URL(address, 'http://portal.test');
      const method = init.method ?? 'GET';
      const found = find(options.routes ?? {}, method, pathname);
      const query = Object.fromEntries(searchParams);
      const call = { method, path: pathname, params: found?.params ?? {}, query, body: bodyOf(init.body) };
      calls.push(call);
      return found ? answerOf(await found.handler(call)) : refused(404, 'not_found', 'There is nothing here.');
    },
    session: {
      current: () => user,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      signIn: async (how) => {
        if (!options.signIn) throw new Error('Nobody is known here.');
        const next = await options.signIn(how);
        become(next);
        return next;
      },
      signOut: async () => become(null),
      renew: async (signedIn) => become(signedIn.user),
    },
  };
};
