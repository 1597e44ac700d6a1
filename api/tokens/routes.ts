import { apiTokens, createdApiToken, newApiToken } from '#contract/tokens/api-tokens.ts';
import { type Route, route } from '../http/route.ts';
import { createToken } from './create.ts';
import { revokeToken } from './revoke.ts';
import { listTokens } from './view.ts';

const shared = { access: 'administrator', tag: 'API tokens' } as const;

/** The tokens with which other programs call the API. */
export const tokenRoutes: Route[] = [
  route({
    ...shared,
    method: 'get',
    path: '/tokens',
    operationId: 'listApiTokens',
    summary: 'The API tokens that are not revoked, newest first',
    answer: apiTokens,
    handle: ({ deps }) => listTokens(deps),
  }),
  route({
    ...shared,
    method: 'post',
    path: '/tokens',
    operationId: 'createApiToken',
    summary: 'Create an API token, at most 20; its secret is answered once, and its maker gets a mail',
    body: newApiToken,
    status: 201,
    answer: createdApiToken,
    handle: ({ deps, body, actor }) => createToken(deps, body, actor),
  }),
  route({
    ...shared,
    method: 'delete',
    path: '/tokens/:id',
    operationId: 'revokeApiToken',
    summary: 'Revoke an API token: calls with it are refused at once',
    answer: null,
    handle: ({ deps, params: { id = '' }, actor }) => revokeToken(deps, id, actor),
  }),
];
