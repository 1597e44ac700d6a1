import * as z from 'zod/mini';
import { errorCodes, problem } from '#contract/problem.ts';
import { statusOf } from '../http/problems.ts';
import { isRaw, type Route } from '../http/route.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

const schemaOf = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  return rest;
};

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const queryParameters = (query: Schema | undefined): Json[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const formSchema = (route: Route): Json => {
  const text = route.body ? schemaOf(route.body, 'input') : { type: 'object' };
  const files = Object.entries(route.files ?? {}).map(([name, { max }]) => {
    const file = { type: 'string', format: 'binary' };
    return [name, max > 1 ? { type: 'array', items: file, maxItems: max } : file];
  });
  return { ...text, properties: { ...(text.properties as Json | undefined), ...Object.fromEntries(files) } };
};

const bodyOf = (route: Route): Json => {
  if (route.files) return { required: true, content: { 'multipart/form-data': { schema: formSchema(route) } } };
  if (!route.body) return {};
  return { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } };
};

/** The error responses of a call. */
const problemsOf = (route: Route): string[] => [
  ...(route.body || route.query || route.files ? ['invalid'] : []),
  ...(route.access === 'anyone' ? [] : ['unauthenticated', 'forbidden']),
  ...(route.path.includes(':') ? ['not_found'] : []),
  ...(route.method === 'get' ? [] : ['conflict', 'unavailable']),
  ...(route.body || route.files ? ['too_large', 'unsupported_media_type'] : []),
  ...(route.limit ? ['rate_limited'] : []),
  ...(route.mayFail ?? []),
  'internal',
];

const successOf = ({ answer, status = 200 }: Route): Json => {
  if (answer === null) return { 204: { description: 'Done.' } };
  const content = isRaw(answer)
    ? { [answer.contentType]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: schemaOf(answer, 'output') } };
  return { [status]: { description: 'Done.', content } };
};

const operation = (route: Route): Json => {
  const body = bodyOf(route);
  const failures = errorCodes
    .filter((code) => problemsOf(route).includes(code))
    .map((code) => [statusOf[code], { $ref: '#/components/responses/Problem' }]);
  return {
    tags: [route.tag],
    summary: route.summary,
    'x-access': route.access,
    ...(route.access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(route.path), ...queryParameters(route.query)],
    ...(Object.keys(body).length ? { requestBody: body } : {}),
    responses: { ...successOf(route), ...Object.fromEntries(failures) },
  };
};

const answered = (contentType: string, schema: Json) => ({
  description: 'Done.',
  content: { [contentType]: { schema } },
});
const text = { type: 'string' };
const open = (summary: string, parameters: Json[], responses: Json): Json => ({
  get: { tags: ['Server'], summary, 'x-access': 'anyone', parameters, responses },
});

/** Paths that are not in the route table. */
const others: Record<string, Json> = {
  '/health': open('Whether requests are served, and by which version', [], {
    200: answered('application/json', {
      type: 'object',
      properties: { status: { const: 'ok' }, version: text },
      required: ['status', 'version'],
    }),
  }),
  '/openapi.json': open('This description', [], { 200: answered('application/json', { type: 'object' }) }),
  '/docs': open('This description to read', [], { 200: answered('text/html', text) }),
  '/media/{id}/{name}': open(
    'A copy of a picture; one that is not public only for staff',
    pathParameters('/media/:id/:name'),
    {
      200: answered('image/webp', { type: 'string', format: 'binary' }),
      404: { $ref: '#/components/responses/Problem' },
    },
  ),
};

/** The OpenAPI 3.1 description of the API, generated from the schemas that validate it. */
export const openApi = (routes: readonly Route[], version: string): Json => {
  const paths: Record<string, Json> = { ...others };
  for (const route of routes) {
    const path = pathOf(route.path);
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Charity portal', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: { description: 'Not done.', content: { 'application/json': { schema: schemaOf(problem, 'output') } } },
      },
    },
  };
};
