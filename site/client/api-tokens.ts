import { queryOptions } from '@tanstack/react-query';
import { apiTokens, createdApiToken, type NewApiToken } from '#contract/tokens/api-tokens.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** The API tokens that are not revoked, newest first; for administrators. */
export const apiTokensQuery = (platform: Platform) =>
  queryOptions({
    queryKey: [{ subject: 'tokens' }],
    queryFn: ({ signal }) => requests(platform).get('/tokens', apiTokens, signal),
    staleTime: 60_000,
  });

/** Creates an API token; its secret is never answered again. @throws ApiError with `problem.fields`. */
export const createApiToken = (platform: Platform, token: NewApiToken) =>
  requests(platform).send('POST', '/tokens', token, createdApiToken);

/** @throws ApiError 404 when a colleague was faster. */
export const revokeApiToken = (platform: Platform, id: string) => requests(platform).run('DELETE', `/tokens/${id}`);
