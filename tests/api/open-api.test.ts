import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { rolesThatMay } from '#contract/roles.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  responses: Record<string, unknown>;
  parameters: { name: string; in: string; deprecated?: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required?: string[] } }> };
}

const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
const table = routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);

let api: TestApi;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  api = testApi();
  ({ paths } = (await api.get('/openapi.json')).body);
});

/** Paths that differ only in the names of their parameters are one path of the description. */
const operationOf = (method: string, path: string): Operation => {
  const shape = path.replace(/:\w+/g, '{}');
  const described = Object.keys(paths).find((one) => one.replace(/\{\w+\}/g, '{}') === shape);
  const found = paths[described ?? '']?.[method];
  if (!found) throw new Error(`${method} ${path} is not described.`);
  return found;
};

describe('the description of the calls', () => {
  it.each(table)('lists every error response of %s', async (_, route) => {
    const { responses } = operationOf(route.method, route.path);
    const path = route.path.replace(/:\w+/g, NOBODY);
    const admin = await api.staff();
    const json = { headers: { 'content-type': 'application/json' } };
    const attempts = [
      {},
      { as: await api.staff('Volunteer'), raw: '{}', ...json },
      { as: admin, raw: '{}', ...json },
      { as: admin, raw: '{"broken', ...json },
      { as: admin, form: new FormData() },
    ];
    for (const sent of attempts) {
      const { status } = await api.call(route.method, path, route.method === 'get' ? { as: sent.as ?? {} } : sent);
      expect(Object.keys(responses)).toContain(String(status));
    }
  });

  it('says under which name and for whom each call is', () => {
    for (const { method, path, name, may } of routes) {
      const described = operationOf(method, path);
      expect(described.operationId).toBe(name);
      const session = described.security.find((one) => 'session' in one)?.session;
      const everybody = may === 'signed-in' ? [] : rolesThatMay(may);
      const expected = may === 'anyone' ? undefined : everybody;
      expect(session, name).toEqual(expected);
    }
  });

  it('describes the two calls with an address or an id of a post as one path', () => {
    const { get, put, delete: remove } = paths['/blogs/{slugOrId}'] ?? {};
    for (const [operation, meaning] of [
      [get, 'slug'],
      [put, 'id'],
      [remove, 'id'],
    ] as const) {
      const [parameter] = operation?.parameters ?? [];
      expect(parameter).toMatchObject({ name: 'slugOrId', in: 'path', description: `In this call the ${meaning}.` });
    }
    expect(Object.keys(paths).filter((path) => /^\/blogs\/\{\w+\}$/.test(path))).toHaveLength(1);
  });

  it('describes every error with one schema', async () => {
    const { components } = (await api.get('/openapi.json')).body;
    const schemas = Object.values<{ content: object }>(components.responses).map(({ content }) => content);
    const one = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
    for (const schema of schemas) expect(schema).toEqual(one);
    expect(components.schemas.Problem.properties).toMatchObject({ code: {}, message: {}, fields: {} });
    for (const responses of routes.map(({ method, path }) => operationOf(method, path).responses)) {
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const name = (response as { $ref: string }).$ref.replace('#/components/responses/', '');
        expect(components.responses).toHaveProperty(name);
      }
    }
  });

  it('documents that signing in may be rate-limited, and for how long', () => {
    const ways = { login: ['401', '429'], microsoft: ['401', '403', '429'], google: ['401', '403', '429'] };
    for (const [way, statuses] of Object.entries(ways)) {
      expect(Object.keys(operationOf('post', `/auth/${way}`).responses)).toEqual(expect.arrayContaining(statuses));
    }
  });

  it('names the fields that the calls validate', () => {
    const offer = operationOf('post', '/donationitems/simple').requestBody?.content['application/json']?.schema;
    expect(Object.keys(offer?.properties ?? {})).toEqual(
      expect.arrayContaining(['submitterName', 'estimatedValue', 'pickupRequired', 'pickupAddress']),
    );
    expect(offer?.required?.toSorted()).toEqual([
      'category',
      'condition',
      'description',
      'submitterEmail',
      'submitterName',
      'submitterPhone',
    ]);
    const form = operationOf('post', '/testimonials').requestBody?.content['multipart/form-data']?.schema;
    expect(form?.properties.image).toEqual({ type: 'string', format: 'binary' });
    expect(form?.required).toEqual(['content']);
    const { parameters } = operationOf('get', '/donationitems/status/:status');
    expect(parameters.filter(({ deprecated }) => deprecated).map(({ name }) => name)).toEqual(['order']);
    expect(parameters.map(({ name }) => name)).toEqual([
      ...['status', 'page', 'pageSize', 'sort', 'order', 'q', 'category', 'condition'],
      ...['pickup', 'area', 'county', 'shop', 'from', 'to', 'reason', 'assigned', 'olderThan'],
    ]);
  });

  it('has the paths outside the route table', () => {
    for (const path of ['/health', '/openapi.json', '/docs', '/media/{id}/{name}']) {
      expect(paths[path]?.get?.responses).toHaveProperty('200');
    }
  });

  it('can be read as a page', async () => {
    const { status, headers, text } = await api.get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    for (const { path, name } of routes) {
      expect(text.includes(`/api${path}</code>`), path).toBe(true);
      expect(text.includes(`<code>${name}</code>`), name).toBe(true);
    }
  });
});
