import { createApiToken, listApiTokens, revokeApiToken } from '#contract/tokens/calls.ts';
import { type Route, route } from '../http/route.ts';
import { createToken } from './create.ts';
import { revokeToken } from './revoke.ts';
import { listTokens } from './view.ts';

export const tokenRoutes: Route[] = [
  route(listApiTokens, {
    tag: 'API tokens',
    summary: 'The API tokens that are not revoked, newest first',
    handle: ({ deps }) => listTokens(deps),
  }),
  route(createApiToken, {
    tag: 'API tokens',
    summary: 'Create an API token, at most 20; its secret is answered once, and its maker gets a mail',
    status: 201,
    handle: ({ deps, body, actor }) => createToken(deps, body, actor),
  }),
  route(revokeApiToken, {
    tag: 'API tokens',
    summary: 'Revoke an API token: calls with it are refused at once',
    handle: ({ deps, params: { id }, actor }) => revokeToken(deps, id, actor),
  }),
];
