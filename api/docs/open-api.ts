import type { ErrorCode } from '#contract/calls/problem.ts';
import type { Route } from '../http/route.ts';
import { failures, problemComponents } from './failures.ts';
import type { Json } from './json-schema.ts';
import { operation, securitySchemes } from './operations.ts';
import { createPathNames } from './path-names.ts';

const text = { type: 'string' };
const parameter = (name: string) => ({ name, in: 'path', required: true, schema: text });
const answered = (contentType: string, schema: Json): Json => ({
  200: { description: 'Done.', content: { [contentType]: { schema } } },
});
const problems = (...codes: ErrorCode[]): Json => failures(new Set(codes));
const open = (operationId: string, summary: string, responses: Json): Json => ({
  operationId,
  tags: ['Server'],
  summary,
  'x-permission': 'anyone',
  security: [],
  responses,
});

const others: Record<string, Json> = {
  '/health': {
    get: open(
      'readHealth',
      'Whether requests are served, and by which version',
      answered('application/json', {
        type: 'object',
        properties: { status: { const: 'ok' }, version: text },
        required: ['status', 'version'],
      }),
    ),
  },
  '/openapi.json': {
    get: open('readDescription', 'This description', {
      ...answered('application/json', { type: 'object' }),
      ...problems('rate_limited'),
    }),
  },
  '/docs': {
    get: open('readDocumentation', 'This description to read', {
      ...answered('text/html', text),
      ...problems('rate_limited'),
    }),
  },
  '/media/{id}/{name}': {
    get: {
      ...open('readPicture', 'A copy of a picture; one that is not public only for staff', {
        ...answered('image/webp', { type: 'string', format: 'binary' }),
        ...problems('not_found'),
      }),
      security: [{}, { session: [] }],
      parameters: [parameter('id'), parameter('name')],
    },
  },
};

export const openApi = (routes: readonly Route[], version: string): Json => {
  const paths: Record<string, Json> = { ...others };
  const names = createPathNames(routes.map(({ path }) => path));
  for (const route of routes) {
    const path = names.template(route.path);
    paths[path] = { ...paths[path], [route.method]: operation(route, names) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Charity portal', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes, ...problemComponents },
  };
};
