import { type ErrorCode, errorCodes, problem } from '#contract/calls/problem.ts';
import { statusOf } from '../http/problems.ts';
import type { Route } from '../http/route.ts';
import { type Json, jsonSchema } from './json-schema.ts';

const meanings: Record<ErrorCode, string> = {
  invalid: 'What was sent does not fit; `fields` says where.',
  unauthenticated: 'Nobody is signed in, or the token is not valid any more.',
  forbidden: 'Not for this caller, or a write from another website.',
  not_found: 'There is no such record.',
  method_not_allowed: 'This address does not take that kind of request.',
  conflict: 'It does not fit what is stored; read it again.',
  too_large: 'More was sent than is taken.',
  unsupported_media_type: 'What was sent is of another type than the call takes.',
  rate_limited: 'Too many requests; `Retry-After` says for how many seconds to wait.',
  internal: 'Something went wrong on the server.',
  unavailable: 'The server cannot do this at the moment, for want of space for instance.',
};

const headers: { readonly [Code in ErrorCode]?: Json } = {
  unauthenticated: { 'WWW-Authenticate': { schema: { type: 'string' } } },
  rate_limited: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
};

const documented = errorCodes.filter((code) => code !== 'method_not_allowed');

const componentOf = (code: ErrorCode): string =>
  code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const codesOf = (route: Route): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    ...(route.body || route.query || route.files ? (['invalid'] as const) : []),
    ...(route.may === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(route.path.includes(':') ? (['not_found'] as const) : []),
    ...(route.method === 'get' ? [] : (['forbidden', 'conflict', 'unavailable'] as const)),
    ...(route.body || route.files ? (['too_large', 'unsupported_media_type'] as const) : []),
    // Responses that are not in the cache, and calls with an API token, are counted.
    ...(route.limit || route.invalidatedBy || route.scope ? (['rate_limited'] as const) : []),
    ...(route.mayFail ?? []),
    'internal',
  ]);

export const failures = (codes: ReadonlySet<ErrorCode>): Json =>
  Object.fromEntries(
    documented
      .filter((code) => codes.has(code))
      .map((code) => [statusOf[code], { $ref: `#/components/responses/${componentOf(code)}` }]),
  );

export const failuresOf = (route: Route): Json => failures(codesOf(route));

export const problemComponents = {
  schemas: { Problem: jsonSchema(problem, 'output') },
  responses: Object.fromEntries(
    documented.map((code) => {
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
      return [componentOf(code), { description: meanings[code], headers: headers[code] ?? {}, content }];
    }),
  ),
};
