import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

interface Operation {
  responses: Record<string, unknown>;
  parameters: { name: string; in: string }[];
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

const operationOf = (method: string, path: string): Operation => {
  const found = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
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
    const query = operationOf('get', '/donationitems/status/:status').parameters.map(({ name }) => name);
    expect(query).toEqual(['status', 'page', 'pageSize', 'q', 'category', 'condition']);
  });

  it('has the paths outside the route table', () => {
    for (const path of ['/health', '/openapi.json', '/docs', '/media/{id}/{name}']) {
      expect(paths[path]?.get?.responses).toHaveProperty('200');
    }
  });

  it('can be read as a page', async () => {
    const { status, headers, text } = await api.get('/docs');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    for (const { path } of routes) expect(text.includes(`/api${path}</code>`), path).toBe(true);
  });
});
