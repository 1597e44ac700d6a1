import * as z from 'zod/mini';
import { type FileAnswer, isFileAnswer } from '#contract/calls/call.ts';
import { formerOrder, WHOLE_NUMBER } from '#contract/calls/paging.ts';
import { rolesThatMay } from '#contract/roles.ts';
import { API_TOKEN_PREFIX, apiScopeLabels, apiScopes } from '#contract/tokens/api-tokens.ts';
import type { Route } from '../http/route.ts';
import { failuresOf } from './failures.ts';
import { type Json, jsonSchema, type Schema } from './json-schema.ts';
import type { PathNames } from './path-names.ts';

// Here and not beside it: pages have no use for what the library keeps of descriptions.
z.globalRegistry.add(formerOrder, { deprecated: true, description: 'The older name of sort, which is taken first.' });

const pathParameters = (path: string, names: PathNames): Json[] =>
  names.parameters(path).map(({ name, meaning }) => ({
    name,
    in: 'path',
    required: true,
    ...(name === meaning ? {} : { description: `In this call the ${meaning}.` }),
    schema: { type: 'string' },
  }));

const inAddress = (schema: Json): Json =>
  schema.pattern === WHOLE_NUMBER.source ? { type: 'integer', minimum: 1 } : schema;

const queryParameters = (query: Schema | undefined): Json[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { deprecated, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(deprecated === true && { deprecated }),
    schema: inAddress(schema),
  }));
};

const formSchema = (route: Route): Json => {
  const text = route.body ? jsonSchema(route.body, 'input') : { type: 'object' };
  const files = Object.entries(route.files ?? {}).map(([name, { max }]) => {
    const file = { type: 'string', format: 'binary' };
    return [name, max > 1 ? { type: 'array', items: file, maxItems: max } : file];
  });
  return { ...text, properties: { ...(text.properties as Json | undefined), ...Object.fromEntries(files) } };
};

const bodyOf = (route: Route): Json => {
  const described = (contentType: string, schema: Json) => ({
    requestBody: { required: true, content: { [contentType]: { schema } } },
  });
  if (route.files) return described('multipart/form-data', formSchema(route));
  return route.body ? described('application/json', jsonSchema(route.body, 'input')) : {};
};

const rawSchema = ({ contentType }: FileAnswer): Json => ({
  type: contentType === 'application/json' ? 'object' : 'string',
});

const successOf = ({ answer, status }: Route): Json => {
  if (answer === null)
    return { [status ?? 204]: { description: status === 202 ? 'It is done after the answer.' : 'Done.' } };
  const content = isFileAnswer(answer)
    ? { [answer.contentType]: { schema: rawSchema(answer) } }
    : { 'application/json': { schema: jsonSchema(answer, 'output') } };
  return { [status ?? 200]: { description: 'Done.', content } };
};

const scopeList = apiScopes.map((scope) => `\`${scope}\` (${apiScopeLabels[scope]})`).join(', ');

export const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `accessToken` that signing in answers, for an hour. Calls name the roles that may make them.',
  },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${API_TOKEN_PREFIX}…`,
    description: `A token that an administrator creates under Settings, for other programs. Calls name the scope that they need: ${scopeList}.`,
  },
};

const securityOf = ({ may, scope }: Route): Json[] => {
  if (may === 'anyone') return [];
  const session = { session: may === 'signed-in' ? [] : rolesThatMay(may) };
  return scope ? [session, { apiToken: [scope] }] : [session];
};

export const operation = (route: Route, names: PathNames): Json => ({
  operationId: route.name,
  tags: [route.tag],
  summary: route.summary,
  'x-permission': route.may,
  security: securityOf(route),
  parameters: [...pathParameters(route.path, names), ...queryParameters(route.query)],
  ...bodyOf(route),
  responses: { ...successOf(route), ...failuresOf(route) },
});
